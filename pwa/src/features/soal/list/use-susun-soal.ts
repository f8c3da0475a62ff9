import type { Terlihat } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { hapusSoal, pindahkanSoal, salinSoal, urutkanSoal } from '@spmb/shared/soal/calls.ts';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useAction } from '../../../kit/call/use-action.ts';

const seen = (soal: readonly Soal[]) => soal.map(({ id, versi }) => ({ id, versi }));

export type SusunSoal = ReturnType<typeof useSusunSoal>;

/** Acts on questions of a bank, and which of the page shown are chosen. */
export function useSusunSoal(bankId: string, rows: readonly Soal[]) {
  const port = useStaffPort();
  const bank = { id: bankId };
  const urut = useAction(at(urutkanSoal, bank));
  const salin = useAction(at(salinSoal, bank));
  const pindah = useAction(at(pindahkanSoal, bank));
  const hapus = useAction(at(hapusSoal, bank));
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ends = (onEnd?: () => void) => ({
    onSuccess: () => setIds(new Set()),
    onSettled: () => onEnd?.(),
  });
  return {
    busy: [urut, salin, pindah, hapus].some(({ isPending }) => isPending),
    chosen: rows.filter(({ id }) => ids.has(id)),
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id))),
    chooseAll: () => setIds(new Set(rows.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
    moveTo: ({ id, versi }: Soal, nomor: number, onEnd?: () => void) =>
      urut.mutate({ id, versi, nomor }, ends(onEnd)),
    copy: (soal: readonly Soal[]) => salin.mutate({ soal: seen(soal), operasi_id: port.newId() }, ends()),
    moveAway: (soal: readonly Soal[], ke: string, onEnd: () => void) =>
      pindah.mutate({ soal: seen(soal), ke }, ends(onEnd)),
    remove: (soal: readonly Soal[], agreed: { ikut: Terlihat; alasan: string }, onEnd: () => void) =>
      hapus.mutate({ soal: seen(soal), ...agreed }, ends(onEnd)),
  };
}
