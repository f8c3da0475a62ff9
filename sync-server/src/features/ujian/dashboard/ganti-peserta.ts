import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { requireToken } from '../token/require-token.ts';

export interface GantiPesertaInput {
  ujian_id: string;
  token: string;
  /** Label of the device that changes hands. */
  perangkat: string;
}

/**
 * Lets `akun` sit down at a device on which the attempt of somebody else runs, with the token of that attempt's session
 * (also where its schedule asks for none at the start). Only recorded: lease, time and answers stay as they are.
 * Refuses `token-salah`, for an unknown attempt too, and 429 after repeated wrong tokens of this account.
 */
export async function gantiPeserta(context: Context, akun: SignedIn, input: GantiPesertaInput) {
  const attempt = await findAttempt(context.store.read, input.ujian_id);
  await requireToken(context, `ganti-peserta ${akun.akun_id}`, attempt, input.token);
  if (!attempt) return;
  await context.store.tx({ sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username }, (tx) =>
    writeAudit(tx, context.clock.nowMs(), {
      tindakan: 'ganti_peserta',
      tabel: 'jadwal_ujian_peserta',
      baris_id: attempt.jadwal_ujian_peserta_id,
      sesudah: { ujian_id: attempt.id, perangkat: input.perangkat },
    }),
  );
}
