import { useCallback, useEffect, useState } from 'react';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { StartRefused, type ExamSession } from '../../../sync/ports/exam-session.ts';

interface Opened {
  butir: string;
  item: PlainItem | undefined;
  /** The server's own sentence, where it refuses the question; empty where it could only not be had. */
  refusal?: string;
}

/** The question in view, opened in memory; the one after it is opened too, so that Berikutnya never waits. */
export function useItem(lembar: ExamSession, butir: string, nextButir: string | undefined) {
  const [opened, setOpened] = useState<Opened>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    lembar.item(butir).then(
      (item) => {
        if (!gone) setOpened({ butir, item });
        if (nextButir) void lembar.item(nextButir).catch(() => undefined);
      },
      (problem: unknown) => {
        const isRefused = problem instanceof StartRefused && problem.jenis !== 'putus';
        if (!gone) setOpened({ butir, item: undefined, refusal: isRefused ? problem.message : '' });
      },
    );
    return () => {
      gone = true;
    };
  }, [lembar, butir, nextButir, round]);
  const retry = useCallback(() => {
    setOpened(undefined);
    setRound((n) => n + 1);
  }, []);
  const isHere = opened?.butir === butir;
  return { item: isHere ? opened.item : undefined, refusal: isHere ? opened.refusal : undefined, retry };
}
