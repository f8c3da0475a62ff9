import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for the life of a component, which does what `act` of its last drawing does: who gets it is not drawn again. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => {
    newest.current(...args);
  }, []);
}
