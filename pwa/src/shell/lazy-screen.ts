import { lazy, type ComponentType } from 'react';

/** A screen that is loaded when its address is opened: `lazyScreen(() => import('./x.screen.tsx'), 'XScreen')`. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
