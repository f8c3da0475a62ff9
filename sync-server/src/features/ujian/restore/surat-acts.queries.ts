import type { JenisTindakan } from '@spmb/shared/absen/tindakan-peserta.schema.ts';
import type { SuratContent } from '@spmb/shared/sync/start/surat.ts';
import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { tindakan } from '../attempt/ujian.table.ts';

/** What was decided here about an attempt after a surat was written: there the surat is out of date (S18). */
export interface DecidedSince {
  /** Who may hold the lease. */
  lease: boolean;
  /** Whether the exam is over. */
  end: boolean;
}

const ofLease: readonly JenisTindakan[] = ['reset_login', 'paksa_selesai', 'izinkan_mulai'];
const ofEnd: readonly JenisTindakan[] = ['tambah_waktu', 'buka_kembali', 'paksa_selesai', 'izinkan_mulai'];

/** Acts of staff since then, and any later surat that was adopted. */
export async function findDecidedSince(
  read: Reader,
  ujianId: string,
  { dibuat_ms }: Pick<SuratContent, 'dibuat_ms'>,
): Promise<DecidedSince> {
  const acts = await read
    .select({ jenis: tindakan.jenis, waktu_ms: tindakan.waktu_ms, isi: tindakan.isi })
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.ujian_id, ujianId)));
  const isAfter = (of: readonly JenisTindakan[]) =>
    acts.some(({ jenis, waktu_ms, isi }) =>
      jenis === 'terima_surat'
        ? (isi as { dibuat_ms: number }).dibuat_ms > dibuat_ms
        : of.includes(jenis) && waktu_ms > dibuat_ms,
    );
  return { lease: isAfter(ofLease), end: isAfter(ofEnd) };
}
