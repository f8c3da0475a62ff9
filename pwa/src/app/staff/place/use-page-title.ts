import { useSyncExternalStore } from 'react';
import { useSiteName } from '../../../shell/use-title.ts';

function watch(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => watcher.disconnect();
}

/** What the screen calls itself in the browser's tab. */
export function usePageTitle(): string {
  const end = ` · ${useSiteName()}`;
  const title = useSyncExternalStore(watch, () => document.title);
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
