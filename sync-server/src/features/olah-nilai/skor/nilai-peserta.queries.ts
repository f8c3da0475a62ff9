import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { eq } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { nilaiPeserta } from './nilai-peserta.table.ts';
import { memilih } from './sumber.queries.ts';

export type NilaiTertulis = Omit<typeof nilaiPeserta.$inferSelect, 'sekolah_id' | 'peserta_id' | 'diubah_ms'>;

const none: NilaiTertulis = {
  wawancara: null,
  diketik: {},
  order_person_status: false,
  order_person_name: '',
  afirmasi: null,
  prioritas: false,
  prioritas_alasan: '',
  keterangan: '',
  versi: 0,
};

/** Locks an applicant with a verified file who chose the programme; answers his first choice. */
export async function lockCalon(tx: Transaction, id: string, jurusanId: string): Promise<string | undefined> {
  const [row] = await lockRow(
    tx
      .select({ first: peserta.jurusan_id_1 })
      .from(peserta)
      .where(byId(peserta, id, eq(peserta.status, diterima), memilih(jurusanId))),
  );
  return row && (row.first ?? '');
}

/** What was written of his scores. Read under the lock of the applicant. */
export async function lockNilai(tx: Transaction, id: string): Promise<NilaiTertulis> {
  const [row] = await tx
    .select()
    .from(nilaiPeserta)
    .where(ofSchool(nilaiPeserta, eq(nilaiPeserta.peserta_id, id)));
  if (!row) return none;
  const { sekolah_id: _, peserta_id: __, diubah_ms: ___, ...tertulis } = row;
  return tertulis;
}
