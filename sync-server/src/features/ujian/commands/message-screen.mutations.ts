import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { insertPesan } from '../../pesan/rows/pesan.mutations.ts';
import { recordAct } from './act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';

/**
 * Sends a message to the screen of a participant: to the sheet with its next answer, before the start with the start, and
 * to his inbox (S23). Its text stands in the place of the reason.
 */
export async function messageScreen(
  context: Context,
  tx: Transaction,
  target: CommandTarget & { peserta_id: string },
  { id, teks }: { id: string; teks: string },
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id, jenis: 'pesan_layar' });
  if (earlier) return;
  const dibuat_ms = context.clock.nowMs();
  await recordAct(context, tx, target, attempt?.id ?? null, { id, alasan: teks, jenis: 'pesan_layar' });
  const { peserta_id } = target;
  const message = { id, jenis: 'layar', title: 'Pesan pengawas', body: teks } as const;
  await insertPesan(tx, dibuat_ms, [{ ...message, peserta_id, jadwal_ujian_peserta_id: target.id }]);
  const versi = (attempt?.versi ?? 0) + 1;
  if (attempt) await saveAttempt(tx, attempt.id, { versi });
  tx.afterCommit(() => {
    if (attempt) context.versions.note(attempt.id, versi);
    context.live.publish(liveTopic(target.tanggal, target.jadwal_ujian_sesi_id), {
      id: target.id,
      pesan: { teks, dibuat_ms, dibaca_ms: null },
    });
  });
}
