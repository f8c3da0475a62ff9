import { at } from '@spmb/shared/kernel/call.ts';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { importSoal } from '@spmb/shared/soal/calls.ts';
import type { HasilImportSoal, PembagianSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useOfferUndo } from '../../../kit/call/use-undo.ts';
import { tablesOf, type Peta } from '../../../kit/spreadsheet/column-chooser.tsx';

/** What was chosen for an import of questions. */
export interface AskedImport {
  file: File | undefined;
  images: readonly File[];
  cara: 'tambah' | 'ganti';
  pembagian: PembagianSoal;
  /** The group that `satu` keeps. */
  kelompok: string;
  peta: Peta | undefined;
}

/** Questions that go, as they were shown, and why. */
export interface AgreedImport {
  dihapus: number;
  alasan: string;
}

type Sent = AskedImport & { file: File; mode: 'periksa' | 'impor'; agreed?: AgreedImport | undefined };
export type SendImport = UseMutationResult<HasilImportSoal, Error, Sent>;

const nothing: AskedImport = {
  file: undefined,
  images: [],
  cara: 'tambah',
  pembagian: '',
  kelompok: '',
  peta: undefined,
};

/** An import of questions, from choosing the file to what was written. */
export type SoalImport = ReturnType<typeof useSoalImport>;

/** Import of questions into a bank: every choice has the file read again, and nothing is written before `start`. */
export function useSoalImport(bankId: string) {
  const port = useStaffPort();
  const client = useQueryClient();
  const offerUndo = useOfferUndo();
  const [asked, setAsked] = useState(nothing);
  // Kept while the file is read again, so that the choice of columns stays under the hand.
  const [tabel, setTabel] = useState<readonly TabelTerbaca[]>([]);
  const send: SendImport = useMutation({
    mutationFn: async ({ mode, file, images, cara, pembagian, kelompok, peta, agreed }: Sent) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ mode, cara, pembagian, kelompok })) body.set(name, value);
      if (agreed) body.set('dihapus', String(agreed.dihapus));
      if (agreed) body.set('alasan', agreed.alasan);
      body.set('file_soal', file);
      if (peta) body.set('peta', JSON.stringify(peta));
      for (const image of images) body.append('gambar', image);
      const done = await port.call(at(importSoal, { id: bankId }), body);
      offerUndo(done);
      return done.data;
    },
    onSuccess({ mode, tabel: read }) {
      setTabel(read);
      return mode === 'impor' ? client.invalidateQueries({ queryKey: ['list'] }) : undefined;
    },
    onError: (error) => setTabel(tablesOf(error)),
  });
  return {
    send,
    asked,
    tabel,
    check(change: Partial<AskedImport>) {
      const now = { ...asked, ...change };
      setAsked(now);
      if (change.file) setTabel([]);
      if (now.file) send.mutate({ ...now, file: now.file, mode: 'periksa' });
    },
    start(agreed?: AgreedImport) {
      if (asked.file) send.mutate({ ...asked, file: asked.file, mode: 'impor', agreed });
    },
  };
}
