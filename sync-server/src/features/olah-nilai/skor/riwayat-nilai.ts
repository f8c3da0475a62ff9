import { kolomNilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { listHistory } from '../../../crud/history.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { listCalonNilai } from './lihat-nilai.ts';
import type { NilaiTertulis } from './nilai-peserta.queries.ts';
import { milik } from './sumber.queries.ts';

/**
 * What was typed of an applicant's score: who, when, what and what before, the newest first; in points, as the form has them.
 * Refuses (404) who did not choose `jurusanId`, or has no verified file.
 */
export async function listRiwayatNilai(read: Reader, jurusanId: string, id: string): Promise<Audit[]> {
  const [own] = await listCalonNilai(read, undefined, milik(id));
  if (!own?.pilihan.includes(jurusanId))
    throw new NotFound('Pendaftar ini tidak ada di program ini. Muat ulang daftar.');
  const entries = await listHistory(read, [{ tabel: 'nilai_peserta', baris_id: id }]);
  return entries.map((entry) => ({
    ...entry,
    sebelum: inPoints(entry.sebelum),
    sesudah: inPoints(entry.sesudah),
  }));
}

/** A side of an entry as it was recorded, whole hundredths, each component by itself. */
function inPoints(side: unknown): unknown {
  if (typeof side !== 'object' || side === null) return side;
  const { diketik, wawancara, ...rest } = side as Partial<NilaiTertulis>;
  return {
    ...rest,
    ...(diketik &&
      Object.fromEntries(komponen.map((one) => [kolomNilai[one], points(diketik[one] ?? null)]))),
    ...(wawancara !== undefined && { wawancara: points(wawancara) }),
  };
}

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
