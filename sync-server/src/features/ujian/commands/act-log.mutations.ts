import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { CommandTarget, Recorded } from '../lease/act-log.queries.ts';
import { tindakan } from '../attempt/ujian.table.ts';

/** A staff act: its id is drawn by the client, so that the act sent again changes nothing. */
export interface Act {
  id: string;
  alasan: string;
}

/** Puts a staff act into the log of the attempt and into the audit trail. */
export async function recordAct(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  ujianId: string | null,
  act: Act & Pick<Recorded, 'jenis'> & { menit?: number; isi?: unknown },
): Promise<void> {
  const now = context.clock.nowMs();
  const { akun_id, nama } = tx.actor;
  const row = { jadwal_ujian_peserta_id: target.id, ujian_id: ujianId, akun_id, nama, waktu_ms: now };
  await tx.insert(tindakan).values({ sekolah_id: schoolId, ...row, ...act });
  await writeAudit(tx, now, {
    tindakan: act.jenis,
    tabel: 'jadwal_ujian_peserta',
    baris_id: target.id,
    sesudah: { ujian_id: ujianId, menit: act.menit },
    alasan: act.alasan,
  });
}
