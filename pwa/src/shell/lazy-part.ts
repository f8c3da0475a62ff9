import { lazy, type ComponentType, type ReactNode } from 'react';

/** A part that its page can do without: where it cannot be loaded, `missing` stands in its place and the page goes on. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: () => ReactNode,
) => lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => missing) }));
