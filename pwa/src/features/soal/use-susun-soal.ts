import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { useState } from 'react';
import { useAct } from '../../crud/port/use-act.ts';
import { useStaffPort } from '../../crud/port/staff-port.ts';

const seen = (soal: readonly Soal[]) => soal.map(({ id, versi }) => ({ id, versi }));

/** Acts on questions of a bank, and which of the page shown are chosen. */
export function useSusunSoal(bankId: string, rows: readonly Soal[]) {
  const port = useStaffPort();
  const act = useAct();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const send = (name: string, body: object, onEnd?: () => void) =>
    act.mutate(
      { path: `/api/master-soal-detail-${name}/${bankId}`, body },
      {
        onSuccess: () => setIds(new Set()),
        onSettled: () => onEnd?.(),
      },
    );
  return {
    busy: act.isPending,
    chosen: rows.filter(({ id }) => ids.has(id)),
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id))),
    chooseAll: () => setIds(new Set(rows.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
    moveTo: ({ id, versi }: Soal, nomor: number, onEnd?: () => void) =>
      send('urut', { id, versi, nomor }, onEnd),
    copy: (soal: readonly Soal[]) => send('salin', { soal: seen(soal), operasi_id: port.newId() }),
    moveAway: (soal: readonly Soal[], ke: string, onEnd: () => void) =>
      send('pindah', { soal: seen(soal), ke }, onEnd),
    remove: (soal: readonly Soal[], agreed: object, onEnd: () => void) =>
      send('hapus', { soal: seen(soal), ...agreed }, onEnd),
  };
}
