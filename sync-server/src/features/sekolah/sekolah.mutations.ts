import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { sekolah } from './sekolah.table.ts';

export interface NewSekolah {
  nama: string;
  zona: Zone;
  npsn?: string | null;
  alamat?: string | null;
  telpon?: string | null;
  email?: string | null;
  wifi_nama: string | null;
  alamat_server: string | null;
}

/** Applicants whose file is accepted sit exams, unless the school decides otherwise. */
const acceptedFile = 4;

export async function insertSekolah(tx: Transaction, nowMs: number, values: NewSekolah): Promise<void> {
  const empty = { npsn: null, alamat: null, telpon: null, email: null };
  await tx
    .insert(sekolah)
    .values({ ...empty, ...values, id: schoolId, pesertas: [acceptedFile], diubah_ms: nowMs });
}
