/** Under which path the house is reached, as in `/games`; empty where it has its host to itself. */
export const BASE = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

/** Where a page or file of the house is: every link and every request goes through here. */
export const at = (path: string): string => BASE + path;
