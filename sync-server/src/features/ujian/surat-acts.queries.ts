import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import type { SuratContent } from '@spmb/shared/sync/surat.ts';
import { tindakan } from './ujian.table.ts';

const decisions: readonly string[] = [
  'tambah_waktu',
  'reset_login',
  'paksa_selesai',
  'buka_kembali',
  'izinkan_mulai',
];

/** Whether staff decided about an attempt after a surat was written, or a later one was adopted. */
export async function isOutdated(
  read: Reader,
  ujianId: string,
  { dibuat_ms }: Pick<SuratContent, 'dibuat_ms'>,
): Promise<boolean> {
  const acts = await read
    .select({ jenis: tindakan.jenis, waktu_ms: tindakan.waktu_ms, isi: tindakan.isi })
    .from(tindakan)
    .where(and(eq(tindakan.sekolah_id, schoolId), eq(tindakan.ujian_id, ujianId)));
  return acts.some(({ jenis, waktu_ms, isi }) =>
    jenis === 'terima_surat'
      ? (isi as { dibuat_ms: number }).dibuat_ms > dibuat_ms
      : decisions.includes(jenis) && waktu_ms > dibuat_ms,
  );
}
