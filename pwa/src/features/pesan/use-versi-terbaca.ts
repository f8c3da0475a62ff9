import { useCallback, useLayoutEffect, useRef, useState } from 'react';

interface VersiTerbaca {
  /** The version on top of which an answer goes out. */
  versi: number;
  /** Told whether something is typed that is not sent. */
  hold: (isDirty: boolean) => void;
  /** Whoever types was told that somebody has written meanwhile. */
  release: () => void;
}

/**
 * A conversation changes under whoever types an answer to it. It goes out on top of what was there when he began, so that
 * the server refuses it once where somebody has written since: a line that came in above the field is easily missed.
 */
export function useVersiTerbaca(now: number): VersiTerbaca {
  const [held, setHeld] = useState<number>();
  const newest = useRef(now);
  useLayoutEffect(() => {
    newest.current = now;
  }, [now]);
  return {
    versi: held ?? now,
    // The same for every version: a form that is told of another one says again that it is dirty, also one that was just sent.
    hold: useCallback(
      (isDirty) => setHeld((before) => (isDirty ? (before ?? newest.current) : undefined)),
      [],
    ),
    release: useCallback(() => setHeld(undefined), []),
  };
}
