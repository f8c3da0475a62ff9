import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { hasReloginEntry, relogin } from './audit-start.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

/** Puts a start into the audit trail: with the server, without it, or going on at another device (S25). */
export const auditStart = (
  tx: Transaction,
  nowMs: number,
  attempt: Attempt,
  { perangkat, pindah }: { perangkat: string; pindah: boolean },
): Promise<void> =>
  writeAudit(tx, nowMs, {
    tindakan: pindah ? 'pindah_perangkat' : attempt.mulai_luring ? 'mulai_luring' : 'mulai_ujian',
    tabel: 'jadwal_ujian_peserta',
    baris_id: attempt.jadwal_ujian_peserta_id,
    sesudah: {
      ujian_id: attempt.id,
      perangkat,
      mulai_ms: attempt.mulai_ms,
      ...(attempt.ditahan !== null && { ditahan: attempt.ditahan }),
      ...(attempt.kode_belum_dibuka && { kode_belum_dibuka: true }),
    },
  });

/** Puts it into the audit trail, once, that another login than the stream's own goes on in it. */
export async function auditRelogin(
  tx: Transaction,
  nowMs: number,
  { id: ujian_id, jadwal_ujian_peserta_id: baris_id }: Attempt,
  login: { aliran_id: string; sesi_masuk_id: string; perangkat: string },
): Promise<void> {
  if (await hasReloginEntry(tx, baris_id, login)) return;
  const entry = { tindakan: relogin, tabel: 'jadwal_ujian_peserta', baris_id };
  await writeAudit(tx, nowMs, { ...entry, sesudah: { ujian_id, ...login } });
}
