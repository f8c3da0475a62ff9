import { useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import { useEngine, useServices } from '../../../shell/services.tsx';
import { StartRefused, type StartOptions } from '../../../sync/ports/exam-session.ts';
import { useOpenedExam } from '../area/exam-area.tsx';

export interface StartProblem {
  jenis: StartRefused['jenis'];
  text: string;
  /** The attempt may be moved here from the device that has it. */
  canMove: boolean;
  /** Age of the word by which that device holds nothing unsent. */
  wordMs: number | undefined;
  /** The kode luring begins it without the server. */
  asksCode: boolean;
}

/** The start of an attempt on this device, or the way back into the one that runs here. */
export function useStart() {
  const { session } = useServices();
  const engine = useEngine();
  const { jadwalUjianId, lembar, adopt } = useOpenedExam();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<StartProblem>();
  const view = lembar?.view();
  const ready = view?.status === 'mengerjakan' && view.pemegang;

  async function start(token: string, options: StartOptions = {}): Promise<void> {
    setStarting(true);
    setFailure(undefined);
    try {
      const begun = await engine.start(jadwalUjianId, token.trim() || undefined, options);
      adopt(begun);
      // It stands open by the time he presses LANJUT.
      void begun.item(begun.view().urutan[0] ?? '').catch(() => undefined);
      // An unfinished attempt keeps the login over a crash of the browser; LANJUT does not wait for that.
      void session.keep();
    } catch (problem) {
      const refused = problem instanceof StartRefused ? problem : undefined;
      const text = textOfProblem(problem);
      const canMove = refused?.boleh_pindah === true;
      const asksCode = refused?.minta_darurat === true;
      const wordMs = refused?.kabar_ms;
      setFailure({ jenis: refused?.jenis ?? 'ditolak', text, canMove, wordMs, asksCode });
    } finally {
      setStarting(false);
    }
  }
  return { ready, starting, failure, start };
}
