import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findAttempt, lockAttempt } from '../attempt/attempt.queries.ts';
import type { GantiPesertaInput } from './ganti-peserta.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { requireToken } from '../token/require-token.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';

/**
 * Uncovers the participant's own sheet, which too many leaves of the page covered: the count starts anew, on record (S22).
 * Refuses as `requireToken`; a repeat changes nothing.
 */
export async function tokenHalaman(
  context: Context,
  akun: SignedIn,
  input: GantiPesertaInput,
): Promise<void> {
  const found = await findAttempt(context.store.read, input.ujian_id);
  if (!found || found.peserta_id !== akun.peserta_id)
    throw new NotFound('Ujian ini bukan milik Anda atau sudah dihapus. Kembali ke daftar ujian.');
  await requireToken(context, `token-halaman ${akun.akun_id}`, found, input.token);
  await context.store.tx({ sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username }, async (tx) => {
    const attempt = await lockAttempt(tx, found.id);
    if (!attempt || attempt.keluar_hitung === 0) return;
    const opened = { ...attempt, keluar_hitung: 0, versi: attempt.versi + 1 };
    await saveAttempt(tx, attempt.id, { keluar_hitung: 0, versi: opened.versi });
    await writeAudit(tx, context.clock.nowMs(), {
      tindakan: 'token_halaman',
      tabel: 'jadwal_ujian_peserta',
      baris_id: attempt.jadwal_ujian_peserta_id,
      sesudah: { ujian_id: attempt.id, keluar: attempt.keluar, perangkat: input.perangkat },
    });
    publishAttempt(context, tx, opened);
  });
}
