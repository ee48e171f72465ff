/** Everything private leaves the screen when the page is hidden, left, turned, printed, or loses the focus. */
export function guard(model: { conceal(): void }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const conceal = () => model.conceal();
  document.addEventListener('visibilitychange', () => document.hidden && conceal(), { signal });
  window.addEventListener('pagehide', conceal, { signal });
  window.addEventListener('blur', conceal, { signal });
  window.addEventListener('beforeprint', conceal, { signal });
  matchMedia('(orientation: portrait)').addEventListener('change', conceal, { signal });
  matchMedia('print').addEventListener('change', (event) => event.matches && conceal(), { signal });
  return () => stop.abort();
}

/** Keeps the screen awake while the table is open and visible, where the browser can. */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | undefined;
  let over = false;
  const take = async () => {
    if (document.hidden || over) return;
    try {
      lock = await navigator.wakeLock?.request('screen');
      if (over) void lock?.release();
    } catch {
      // a low battery may refuse; the game goes on
    }
  };
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
