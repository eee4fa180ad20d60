/** Long enough for a browser that asks where to save it. */
const KEPT_MS = 10_000;

/** Saves a file on this device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
