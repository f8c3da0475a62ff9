import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';

/** A list of the applicant, as the server has it or, without network, as this device remembers it. */
export interface Ingatan<Answer> {
  data: Answer | undefined;
  /** Where it comes from memory, or why it is not there; '' where nothing is wrong. */
  problem: string;
  refresh(): void;
}

/** What a call answers, remembered under its address for as long as the login lasts, and asked again when the network is back. */
export function useIngatan<Answer>(call: PlacedCall<undefined, Answer>): Ingatan<Answer> {
  const { http, session } = useServices();
  const { path } = call;
  const [data, setData] = useState(() => session.current()?.ingatan[path] as Answer | undefined);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => {
    setRound((n) => n + 1);
  }, []);
  useEffect(() => {
    let gone = false;
    http.call(call).then(
      (answer) => {
        if (gone) return;
        setData(answer);
        setProblem('');
        void session.remember(path, answer);
      },
      (error: unknown) => {
        if (!gone) setProblem(isUnanswered(error) ? disconnected : textOfProblem(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [http, session, call, path, round]);
  useEffect(() => {
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [refresh]);
  return { data, problem, refresh };
}

const disconnected =
  'Terputus dari server sekolah. Yang terlihat adalah data terakhir di perangkat ini; muat ulang begitu tersambung.';
