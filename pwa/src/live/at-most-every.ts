/**
 * Runs `act` as soon as it is asked for, and once in `ms` at most, however often that is: what is asked for meanwhile runs
 * once when the time has passed. `stop` forgets what waits.
 */
export function atMostEvery(ms: number, act: () => void): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) run();
    }, ms);
    act();
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else isAsked = true;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
