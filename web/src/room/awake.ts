/** The screen stays on while somebody plays, where the browser lets us: only over https or on this machine. */

interface Lock {
  release(): Promise<void>;
}

/** Gives what to call when it may sleep again. */
export function stayAwake(): () => void {
  let lock: Lock | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!wanted || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
    } catch {
      // The battery is low, or the browser does not want to.
    }
  };
  // It is lost whenever the page is hidden.
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => undefined);
  };
}

/** A short buzz where the device can: it is one's turn. */
export function buzz(): void {
  if ("vibrate" in navigator && !document.hidden) navigator.vibrate([60, 60, 60]);
}
