import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useEngine, useServices } from '../../../shell/services.tsx';
import { browserRandomness } from '../../../ports/browser-randomness.ts';
import type { HeldAttempt, PreparableExam, PrepareState } from '../../../sync/ports/exam-session.ts';
import { findDashboardMemory, takeDashboard, type DashboardMemory } from './dashboard-memory.ts';
import { createReadinessReport } from './readiness-report.ts';
import { nextRefreshMs } from './next-refresh.ts';

export interface Dashboard {
  /** The newest answer, or the one that this device remembers. */
  data: DashboardMemory | undefined;
  held: readonly HeldAttempt[];
  prepared: Readonly<Record<string, PrepareState>>;
  loading: boolean;
  /** The server did not answer: what is shown is from memory. */
  disconnected: boolean;
  problem: string | undefined;
  refresh(): void;
}

/** The participant's own exams, kept fresh while the page is open, and fetched ahead to this device. */
export function useDashboard(): Dashboard {
  const { http, session, clock } = useServices();
  const engine = useEngine();
  const [data, setData] = useState(() => findDashboardMemory(session));
  const [held, setHeld] = useState<readonly HeldAttempt[]>([]);
  const [prepared, setPrepared] = useState<Readonly<Record<string, PrepareState>>>({});
  const [status, setStatus] = useState({ loading: true, disconnected: false, problem: '' });
  const [round, setRound] = useState(0);
  const reported = useRef(createReadinessReport(http, engine));
  const refresh = useCallback(() => {
    setRound((n) => n + 1);
  }, []);

  useEffect(() => {
    let gone = false;
    const prepare = (jadwal: PreparableExam[]): void => {
      void engine
        .prepare(jadwal, (id, state) => {
          if (!gone) setPrepared((all) => ({ ...all, [id]: state }));
        })
        .then(() => reported.current(jadwal));
    };
    async function load(): Promise<void> {
      setStatus((old) => ({ ...old, loading: true }));
      void engine.listHeld().then((list) => {
        if (!gone) setHeld(list);
      });
      try {
        const answer = await takeDashboard(http, session, clock);
        if (gone) return;
        setData(answer);
        setStatus({ loading: false, disconnected: false, problem: '' });
        prepare(answer.jadwal);
      } catch (problem) {
        if (gone) return;
        const disconnected = isUnanswered(problem);
        setStatus({ loading: false, disconnected, problem: disconnected ? '' : textOfProblem(problem) });
        prepare(findDashboardMemory(session)?.jadwal ?? []);
      }
    }
    void load();
    return () => {
      gone = true;
    };
  }, [http, session, engine, clock, round]);

  useEffect(() => {
    const timer = setTimeout(
      refresh,
      nextRefreshMs(data?.jadwal ?? [], clock.nowMs(), (browserRandomness.bytes(1)[0] ?? 0) / 255),
    );
    addEventListener('online', refresh);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', refresh);
    };
  }, [data, clock, refresh, status]);

  return { data, held, prepared, ...status, problem: status.problem || undefined, refresh };
}
