import { terbitkanCall } from '@spmb/shared/publikasi/calls.ts';
import type { terbitkanContract } from '@spmb/shared/publikasi/publikasi.schema.ts';
import type { z } from 'zod';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';

/** What is asked about, and done after a yes. */
const questions = new Set(['sanggahan-terbuka', 'kursi-hilang']);

/** The run that was asked about; undefined: the answer was no question. */
function askedOf(error: unknown): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { jenis = '', potret_nomor } = (error.data ?? {}) as { jenis?: string; potret_nomor?: number };
  return questions.has(jenis) ? potret_nomor : undefined;
}

/** Publishes; open objections and seats that are lost are asked about, and the second yes confirms the run that was asked about. */
export function useTerbitkan(versi: number, close: () => void) {
  const act = useAction(terbitkanCall, 'form');
  const asked = askedOf(act.error);
  return {
    isPending: act.isPending,
    isAsked: asked !== undefined,
    problem: act.error === null ? undefined : messageOf(act.error),
    run: (input: Omit<z.input<typeof terbitkanContract>, 'versi' | 'konfirmasi'>) =>
      act.mutate(
        { ...input, versi, ...(asked !== undefined && { konfirmasi: asked }) },
        { onSuccess: close },
      ),
  };
}
