/** Keeps the screen of a phone on while a match runs, where the browser lets a page do so. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async (): Promise<void> => {
    if (ended || document.visibilityState !== "visible") return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (ended) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release().catch(() => undefined);
  };
}
