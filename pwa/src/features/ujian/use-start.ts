import { useState } from 'react';
import { textOfProblem } from '../../app/http-problem.ts';
import { useServices } from '../../app/services.tsx';
import { StartRefused } from '../../sync/exam-session.ts';
import { useOpenedExam } from './exam-area.tsx';

export interface StartProblem {
  jenis: StartRefused['jenis'];
  text: string;
}

/** The start of an attempt on this device, or the way back into the one that runs here. */
export function useStart() {
  const { engine, session } = useServices();
  const { jadwalUjianId, sheet, adopt } = useOpenedExam();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<StartProblem>();
  const view = sheet?.view();
  const ready = view?.status === 'mengerjakan' && view.pemegang;

  async function start(token: string): Promise<void> {
    setStarting(true);
    setFailure(undefined);
    try {
      const typed = token.trim();
      adopt(await (typed ? engine.start(jadwalUjianId, typed) : engine.start(jadwalUjianId)));
      // An unfinished attempt keeps the login over a crash of the browser.
      await session.keep();
    } catch (problem) {
      const jenis = problem instanceof StartRefused ? problem.jenis : 'ditolak';
      setFailure({ jenis, text: textOfProblem(problem) });
    } finally {
      setStarting(false);
    }
  }
  return { ready, starting, failure, start };
}
