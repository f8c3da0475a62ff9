import { useRef, useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { newOperationId } from '../../ports/operation-id.ts';

export interface Kirim {
  sending: boolean;
  /** Sentence of what went wrong; '' for nothing. */
  problem: string;
  kesalahan: Readonly<Record<string, string>>;
  /**
   * Sends the same under one id: pressed again after a lost answer, nothing is sent twice. What was changed meanwhile has
   * another, else it would be taken for the first.
   */
  send<Sent extends object>(
    sent: Sent,
    act: (sent: Sent & { operasi_id: string }) => Promise<unknown>,
  ): Promise<boolean>;
}

/** What was sent last, and its id; '' twice: nothing that may not have arrived. */
export interface Terakhir {
  sent: string;
  operasi_id: string;
}

/**
 * Sending what was typed: whatever happens it stays typed until it has arrived. With `kenang`, which keeps what was sent last
 * on the device and begins from it, the same is one act also after a reload.
 */
export function useKirim(awal: Terakhir = belum, kenang?: (terakhir: Terakhir) => void): Kirim {
  const last = useRef(awal);
  const [state, setState] = useState<Pick<Kirim, 'sending' | 'problem' | 'kesalahan'>>(quiet);
  return {
    ...state,
    async send(sent, act) {
      const text = JSON.stringify(sent);
      if (last.current.sent !== text) last.current = { sent: text, operasi_id: newOperationId() };
      kenang?.(last.current);
      setState({ ...quiet, sending: true });
      try {
        await act({ ...sent, operasi_id: last.current.operasi_id });
        last.current = belum;
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

const belum: Terakhir = { sent: '', operasi_id: '' };
const quiet = { sending: false, problem: '', kesalahan: {} };
