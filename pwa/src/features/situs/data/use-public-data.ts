import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { Kept, PublicCall, PublicData } from './public-data.ts';

const PublicDataContext = createContext<PublicData | undefined>(undefined);
export const PublicDataProvider = PublicDataContext;

export function usePublic(): PublicData {
  const data = use(PublicDataContext);
  if (!data) throw new Error('no public data around this component');
  return data;
}

/** A call of the public site on its way to the screen. */
export interface PublicSource<Answer = unknown> {
  /** undefined: nothing is known yet. */
  kept: Kept<Answer> | undefined;
  isBusy: boolean;
  /** Why the last asking did not succeed. */
  problem: unknown;
  /** Asks again; whether an answer came. What is shown stays until then. */
  refresh: () => Promise<boolean>;
}

/** What is known is shown at once, also from an earlier visit; the server is asked on opening and when the network is back. */
export function usePublicData<Answer>(call: PublicCall<Answer>): PublicSource<Answer> {
  const data = usePublic();
  const [kept, setKept] = useState(() => data.seen(call));
  const [isBusy, setBusy] = useState(true);
  const [problem, setProblem] = useState<unknown>();

  const ask = useCallback(
    () =>
      data
        .fetch(call)
        .then(
          (answered) => {
            setKept(answered);
            setProblem(undefined);
            return true;
          },
          (reason: unknown) => {
            setProblem(reason);
            return false;
          },
        )
        .finally(() => {
          setBusy(false);
        }),
    [data, call],
  );
  useEffect(() => {
    void data.kept(call).then((old) => {
      setKept((now) => now ?? old);
    });
    void ask();
  }, [data, call, ask]);
  useEffect(() => {
    if (problem === undefined) return;
    const again = () => void ask();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [problem, ask]);

  const refresh = useCallback(() => {
    setBusy(true);
    return ask();
  }, [ask]);
  return { kept, isBusy, problem, refresh };
}
