import { useRef, useState } from 'react';
import { CallError } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { newOperationId } from '../../../ports/operation-id.ts';

export interface Kirim {
  sending: boolean;
  /** Sentence of what went wrong; '' for nothing. */
  problem: string;
  kesalahan: Readonly<Record<string, string>>;
  /** Sends under one id until it has arrived: pressed again after a lost answer, nothing is sent twice. */
  send(act: (operasi_id: string) => Promise<unknown>): Promise<boolean>;
}

/** Sending what was typed: whatever happens it stays typed until it has arrived. */
export function useKirim(): Kirim {
  const operasi = useRef('');
  const [state, setState] = useState<Pick<Kirim, 'sending' | 'problem' | 'kesalahan'>>(quiet);
  return {
    ...state,
    async send(act) {
      operasi.current ||= newOperationId();
      setState({ ...quiet, sending: true });
      try {
        await act(operasi.current);
        operasi.current = '';
        setState(quiet);
        return true;
      } catch (problem) {
        const kesalahan = problem instanceof CallError ? problem.kesalahan : {};
        setState({ sending: false, problem: textOfProblem(problem), kesalahan });
        return false;
      }
    },
  };
}

const quiet = { sending: false, problem: '', kesalahan: {} };
