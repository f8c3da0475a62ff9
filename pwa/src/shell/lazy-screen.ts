import { lazy } from 'react';

/** Any component, with the properties that it asks for. */
type Screen = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A screen that is loaded when its address is opened: `lazyScreen(() => import('./x.screen.tsx'), 'XScreen')`. */
export const lazyScreen = <Name extends string, Part extends Record<Name, Screen>>(
  load: () => Promise<Part>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
