const latestMs = 1_000;

/** Resolves when the browser has nothing more urgent to do, a second later at the latest; soon where it does not tell. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Missing in Safari, whatever its type says.
    const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (requestIdleCallback) requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve);
  });
