import type { TindakanPeserta } from '@spmb/shared/absen/tindakan-peserta.schema.ts';
import { desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { tindakan } from '../../ujian/attempt/ujian.table.ts';

/** Acts of staff on a participant's row, the newest first. */
export async function listTindakanOf(read: Reader, barisId: string): Promise<TindakanPeserta[]> {
  const { id, jenis, menit, isi, alasan, nama, waktu_ms } = tindakan;
  const rows = await read
    .select({ id, jenis, menit, isi, alasan, nama, waktu_ms })
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.jadwal_ujian_peserta_id, barisId)))
    .orderBy(desc(waktu_ms), desc(id));
  return rows.map(({ isi, ...row }) => ({
    ...row,
    kode: row.jenis === 'pelanggaran' ? (isi as Pick<TindakanPeserta, 'kode'>).kode : null,
  }));
}
