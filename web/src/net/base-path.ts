/** The server's base path, such as `/games`; empty if it has the host to itself. */
export const BASE = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

/** The address of a page or file on the server: every link and every request goes through here. */
export const at = (path: string): string => BASE + path;
