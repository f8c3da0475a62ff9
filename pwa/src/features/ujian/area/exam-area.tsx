import { useCallback, useEffect, useRef, useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { useEngine } from '../../../shell/services.tsx';
import { ScreenOutlet } from '../../../shell/screen-outlet.tsx';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { Busy } from '../../../ui/busy.tsx';
import { useLeaveRecord } from './use-leave-record.ts';
import './settle.css';

/** What the three screens of one exam share. */
export interface OpenedExam {
  jadwalUjianId: string;
  /** The sheet of this device; undefined: none was begun here. */
  lembar: ExamSession | undefined;
  /** Takes over a sheet that has just begun. */
  adopt(lembar: ExamSession): void;
}

export const useOpenedExam = (): OpenedExam => useOutletContext<OpenedExam>();

/** Holds the sheet open from the confirmation of the start to the closing screen. */
export function ExamArea() {
  const { jadwal_ujian_id: id = '' } = useParams();
  return <ExamAreaOf key={id} id={id} />;
}

function ExamAreaOf({ id }: { id: string }) {
  const engine = useEngine();
  const [lembar, setLembar] = useState<ExamSession>();
  const [stage, setStage] = useState<'membuka' | 'siap'>('membuka');
  const [problem, setProblem] = useState<Error>();
  const held = useRef<ExamSession>(undefined);
  const adopt = useCallback((next: ExamSession) => {
    if (held.current !== next) held.current?.close();
    held.current = next;
    setLembar(next);
  }, []);

  useEffect(() => {
    let gone = false;
    engine.resume(id).then(
      (found) => {
        if (gone) return found?.leave();
        if (found) adopt(found);
        setStage('siap');
      },
      (reason: unknown) => {
        setProblem(reason as Error);
      },
    );
    return () => {
      gone = true;
      held.current?.leave();
      held.current = undefined;
    };
  }, [engine, id, adopt]);

  useLeaveRecord(lembar);

  // The page for what cannot be opened says what is safe and what to do.
  if (problem) throw problem;
  if (stage === 'membuka')
    return (
      <main className="plain-page">
        <Busy words="Proses buka soal.." />
      </main>
    );
  return <ScreenOutlet context={{ jadwalUjianId: id, lembar, adopt } satisfies OpenedExam} />;
}
