import { vi } from 'vitest';

/** Lets media queries hold that a screen of `width` pixels fulfils: jsdom lays nothing out. Ends with `vi.unstubAllGlobals`. */
export function stubWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    const noop = () => undefined;
    return {
      media: query,
      matches: /width/.test(query) && width >= least && width <= most,
      addEventListener: noop,
      removeEventListener: noop,
      addListener: noop,
      removeListener: noop,
    };
  });
}
