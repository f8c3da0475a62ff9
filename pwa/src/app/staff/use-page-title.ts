import { useSyncExternalStore } from 'react';
import { useAppInfo } from '../services.tsx';

function watch(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => watcher.disconnect();
}

/** What the screen calls itself in the browser's tab. */
export function usePageTitle(): string {
  const { company } = useAppInfo();
  const title = useSyncExternalStore(watch, () => document.title);
  const school = ` · ${company}`;
  return title.endsWith(school) ? title.slice(0, -school.length) : title;
}
