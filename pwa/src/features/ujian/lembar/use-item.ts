import { useCallback, useEffect, useState } from 'react';
import { untilIdle } from '../../../ports/until-idle.ts';
import { StartRefused, type ExamSession } from '../../../sync/ports/exam-session.ts';

interface Failed {
  butir: string;
  /** The server's own sentence, where it refuses the question; empty where it could only not be had. */
  refusal: string;
}

/**
 * The question in view, as it stands open in memory. The one after it is opened too, once this one is drawn: Berikutnya
 * never waits, and draws it at once.
 */
export function useItem(lembar: ExamSession, butir: string, nextButir: string | undefined) {
  const [failed, setFailed] = useState<Failed>();
  const [round, setRound] = useState(0);
  const item = lembar.opened(butir);
  useEffect(() => {
    let gone = false;
    const openNext = async (): Promise<void> => {
      await untilIdle();
      if (!gone && nextButir) await lembar.item(nextButir).catch(() => undefined);
    };
    if (lembar.opened(butir)) void openNext();
    else
      lembar.item(butir).then(
        () => {
          if (gone) return;
          setFailed(undefined);
          setRound((n) => n + 1);
        },
        (problem: unknown) => {
          const isRefused = problem instanceof StartRefused && problem.jenis !== 'putus';
          if (!gone) setFailed({ butir, refusal: isRefused ? problem.message : '' });
        },
      );
    return () => {
      gone = true;
    };
  }, [lembar, butir, nextButir, round]);
  const retry = useCallback(() => {
    setFailed(undefined);
    setRound((n) => n + 1);
  }, []);
  const refusal = !item && failed?.butir === butir ? failed.refusal : undefined;
  return { item, refusal, retry };
}
