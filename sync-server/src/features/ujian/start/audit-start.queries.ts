import { eq } from 'drizzle-orm';
import { audit } from '../../../db/audit.table.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';

/** The act of going on in a stream after signing in again at its device. */
export const relogin = 'masuk_lagi';

/** Whether the audit trail knows already that this login went on in this stream of an exam row. */
export async function hasReloginEntry(
  read: Reader,
  barisId: string,
  { aliran_id, sesi_masuk_id }: { aliran_id: string; sesi_masuk_id: string },
): Promise<boolean> {
  const rows = await read
    .select({ sesudah: audit.sesudah })
    .from(audit)
    .where(
      ofSchool(
        audit,
        eq(audit.tabel, 'jadwal_ujian_peserta'),
        eq(audit.baris_id, barisId),
        eq(audit.tindakan, relogin),
      ),
    );
  const known = rows.map(({ sesudah }) => sesudah as { aliran_id?: string; sesi_masuk_id?: string } | null);
  return known.some((one) => one?.aliran_id === aliran_id && one.sesi_masuk_id === sesi_masuk_id);
}
