import { terbitkanCall } from '@spmb/shared/publikasi/calls.ts';
import type { terbitkanContract } from '@spmb/shared/publikasi/publikasi.schema.ts';
import type { z } from 'zod';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';

/** What is asked about, and done after a yes. */
const questions = new Set(['sanggahan-terbuka', 'kursi-hilang']);
const jenisOf = ({ data }: CallError): string => (data as { jenis?: string } | undefined)?.jenis ?? '';

/** Publishes; open objections and seats that are lost are asked about, and the second yes is the confirmation. */
export function useTerbitkan(versi: number, close: () => void) {
  const act = useAction(terbitkanCall, 'form');
  const isAsked = act.error instanceof CallError && questions.has(jenisOf(act.error));
  return {
    isPending: act.isPending,
    isAsked,
    problem: act.error === null ? undefined : messageOf(act.error),
    run: (input: Omit<z.input<typeof terbitkanContract>, 'versi' | 'konfirmasi'>) =>
      act.mutate({ ...input, versi, ...(isAsked && { konfirmasi: true }) }, { onSuccess: close }),
  };
}
