import { dasborPendaftar, type DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import { dokumenPeserta, type DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { useCallback, useEffect, useState } from 'react';
import { isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { SessionStore } from '../../../shell/session/session-store.ts';
import { useServices } from '../../../shell/services.tsx';

/** What the server said of an application, with the time at which this device heard it. */
export interface IngatanDasbor {
  dasbor: DasborPendaftar;
  dokumen: DokumenPeserta[];
  diambil_ms: number;
}

export interface Dasbor {
  /** The newest answer, or the one that this device remembers. */
  data: IngatanDasbor | undefined;
  loading: boolean;
  /** The server did not answer: what is shown is from memory. */
  disconnected: boolean;
  /** '' where nothing is wrong. */
  problem: string;
  refresh(): void;
}

const name = 'dasbor-pendaftar';

async function ask(http: HttpClient, session: SessionStore, clock: Clock): Promise<IngatanDasbor> {
  const asked = session.current()?.user.email;
  const [dasbor, dokumen] = await Promise.all([http.call(dasborPendaftar), http.call(dokumenPeserta)]);
  const memory = { dasbor, dokumen, diambil_ms: clock.nowMs() };
  // Another may have signed in at this device meanwhile.
  if (session.current()?.user.email === asked) await session.remember(name, memory);
  return memory;
}

/** An applicant's own dashboard, asked for again when the network is back and when the page is looked at again. */
export function useDasbor(): Dasbor {
  const { http, session, clock } = useServices();
  const [data, setData] = useState(() => session.current()?.ingatan[name] as IngatanDasbor | undefined);
  const [status, setStatus] = useState({ loading: true, disconnected: false, problem: '' });
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => {
    setStatus((old) => ({ ...old, loading: true }));
    setRound((n) => n + 1);
  }, []);

  useEffect(() => {
    let gone = false;
    ask(http, session, clock).then(
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
  }, [http, session, clock, round]);

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
