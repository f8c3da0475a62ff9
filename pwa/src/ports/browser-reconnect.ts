/** Calls `listener` when the browser reports a network, or the page is looked at again; the answer ends that. */
export function onBrowserReconnect(listener: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
