/** The device's own way to pass something on; it exists only on secure pages, and not on every device. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** What came of it; null if this device can't pass that on, so that another way is needed. */
export async function shareFromDevice(data: ShareData): Promise<"sent" | "cancelled" | null> {
  if (!canShare() || navigator.canShare?.(data) === false) return null;
  try {
    await navigator.share(data);
    return "sent";
  } catch (wrong) {
    // A second tap while the sheet is still open is no failure either.
    const calm = wrong instanceof DOMException && (wrong.name === "AbortError" || wrong.name === "InvalidStateError");
    return calm ? "cancelled" : null;
  }
}
