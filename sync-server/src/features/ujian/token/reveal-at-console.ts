import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { schoolId } from '../../../db/school-id.ts';
import { revealKodeLuring, type RevealContext } from './kode-luring.ts';
import { listSesi } from './token-sesi.queries.ts';

const usage = 'npm run token-darurat -- 2026-07-01 "Sesi 1" "titik akses mati"';

/**
 * The Token darurat at the server's own console, for when no browser reaches it: date, name of the session and reason.
 * On record as any other look at it. Refuses with a sentence that says how to call it.
 */
export async function revealAtConsole(
  context: RevealContext,
  [tanggal = '', nama = '', alasan = '']: readonly string[],
): Promise<string> {
  const sessions = await listSesi(context.store.read);
  const sesi = sessions.find(({ name }) => name.toLowerCase() === nama.trim().toLowerCase());
  const at = tanggalSesi.safeParse({ tanggal, jadwal_ujian_sesi_id: sesi?.id });
  if (!at.success || alasan.trim().length < 3)
    throw new Refusal(
      `Sebut tanggal, nama sesi dan alasan: ${usage}. Sesi yang ada: ${sessions.map(({ name }) => name).join(', ')}.`,
    );
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'konsol server' };
  return revealKodeLuring(context, actor, at.data, alasan.trim());
}
