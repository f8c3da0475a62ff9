/** Does the work when its turn has come; answers or throws as it does. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Work of which only `atOnce` pieces are done at once, in the order in which they were asked for, none before its caller
 * goes on. A failed piece does not stop the next.
 */
export function takeTurns(atOnce = 1): InTurn {
  const waiting: (() => void)[] = [];
  /** Below 0: how many wait. */
  let free = atOnce;
  return async (work) => {
    free -= 1;
    await (free < 0 ? new Promise<void>((resolve) => waiting.push(resolve)) : undefined);
    try {
      return await work();
    } finally {
      free += 1;
      waiting.shift()?.();
    }
  };
}
