import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { useServices } from '../services.tsx';

/** An answer of the server, with the time at which this device heard it. */
export type Ingatan<Answer> = Answer & { diambil_ms: number };

export interface KeadaanIngatan<Answer> {
  /** The newest answer, or the one that this device remembers. */
  data: Ingatan<Answer> | undefined;
  loading: boolean;
  /** The server did not answer: what is shown is from memory. */
  disconnected: boolean;
  /** '' where nothing is wrong. */
  problem: string;
  refresh(): void;
}

/**
 * What the server says to whoever is signed in, remembered under `name` until he signs out; asked for again when the network
 * is back and when the page is looked at again. `ask` is one function for as long as the screen stands.
 */
export function useIngatan<Answer extends object>(
  name: string,
  ask: (http: HttpClient) => Promise<Answer>,
): KeadaanIngatan<Answer> {
  const { http, session, clock } = useServices();
  const [data, setData] = useState(() => session.current()?.ingatan[name] as Ingatan<Answer> | undefined);
  const [status, setStatus] = useState({ loading: true, disconnected: false, problem: '' });
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => {
    setStatus((old) => ({ ...old, loading: true }));
    setRound((n) => n + 1);
  }, []);

  useEffect(() => {
    let gone = false;
    const askAndRemember = async () => {
      const asked = session.current()?.user.email;
      const memory = { ...(await ask(http)), diambil_ms: clock.nowMs() };
      // Another may have signed in at this device meanwhile.
      if (session.current()?.user.email === asked) await session.remember(name, memory);
      return memory;
    };
    askAndRemember().then(
      (answer) => {
        if (gone) return;
        setData(answer);
        setStatus({ loading: false, disconnected: false, problem: '' });
      },
      (problem: unknown) => {
        if (gone) return;
        const disconnected = isUnanswered(problem);
        setStatus({ loading: false, disconnected, problem: disconnected ? '' : textOfProblem(problem) });
      },
    );
    return () => {
      gone = true;
    };
  }, [http, session, clock, name, ask, round]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);

  return { data, ...status, refresh };
}
