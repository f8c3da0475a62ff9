import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mergeCounted } from '@spmb/shared/sync/stream/merge.ts';
import { countAnswered, type Lembar } from '@spmb/shared/sync/stream/lembar.ts';
import type { Putusan, VerdictReason } from '@spmb/shared/sync/time/verdict.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { recordAct, type Act } from '../commands/act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import { auditNilai } from './audit-nilai.ts';
import { regrade } from '../finish/finish.mutations.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { readStream } from '../replay/read-stream.ts';
import { listOperationsOfStream, listStreamsOfAttempt } from '../replay/replay.queries.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { countHeldOf } from '../batch/verdict.queries.ts';
import { operasi } from '../attempt/ujian.table.ts';

const notReleased =
  'Ujian peserta ini dimulai tanpa server dan belum diizinkan. Izinkan mulai dahulu, atau putuskan setelah sesi berakhir.';
const noLembar =
  'Lembar soal ujian peserta ini tidak ada lagi setelah server dipulihkan. Pulihkan pencadangan yang lebih baru, atau putuskan setelah sesi berakhir.';

export interface Decision extends Act {
  putusan: Putusan;
  /** Only those held for these reasons; undefined: all. */
  sebab?: readonly VerdictReason[] | undefined;
}

const stillWorking =
  'Peserta ini masih mengerjakan. Putuskan setelah ujiannya selesai: sampai saat itu jawabannya masih dapat berubah.';

/**
 * Decides about the held operations of a participant's attempt, on record: accepted ones enter the merge under their own
 * rank and the attempt is scored anew, refused ones never do. Their verdicts stay. While he works only what his own
 * device brought is decided: it stands on his screen already. Answers how many were decided.
 */
export async function decideHeld(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  { putusan, sebab, ...act }: Decision,
): Promise<number> {
  const jenis = putusan === 'diterima' ? 'terima_tertahan' : 'tolak_tertahan';
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis });
  if (earlier) return (earlier.isi as { operasi: unknown[] }).operasi.length;
  if (!attempt) throw new Refusal('Peserta ini belum memulai ujian.', 409);
  if (attempt.status === 'siap')
    throw new Refusal(attempt.ditahan === 'soal_hilang' ? noLembar : notReleased, 409);
  const isWorking = attempt.status === 'mengerjakan';
  const held: [aliranId: string, seq: number][] = [];
  let { lembar } = attempt;
  for (const stream of await listStreamsOfAttempt(tx, attempt.id)) {
    if (isWorking && stream.id !== attempt.aliran) continue;
    for (const { row, body, rank } of readStream(stream, await listOperationsOfStream(tx, stream.id))) {
      if (row.verdik !== 'tertahan' || row.putusan !== null) continue;
      if (sebab && !sebab.some((one) => one === row.alasan)) continue;
      held.push([stream.id, row.seq]);
      if (putusan === 'diterima' && body) lembar = mergeCounted(lembar, body, rank);
    }
  }
  if (held.length === 0 && isWorking) throw new Refusal(stillWorking, 409);
  if (held.length === 0) throw new Refusal('Tidak ada jawaban yang menunggu keputusan.', 409);
  for (const [aliranId, seq] of held) await setPutusan(tx, aliranId, seq, putusan);
  await recordAct(context, tx, target, attempt.id, { ...act, jenis, isi: { operasi: held } });
  const decided = lembar === attempt.lembar ? attempt : await saveLembar(context, tx, attempt, lembar);
  await auditNilai(context, tx, attempt, decided, act.alasan);
  publishAttempt(context, tx, decided, { tertahan: await countHeldOf(tx, attempt.id) });
  return held.length;
}

async function setPutusan(tx: Transaction, aliranId: string, seq: number, putusan: Putusan): Promise<void> {
  await tx
    .update(operasi)
    .set({ putusan })
    .where(ofSchool(operasi, eq(operasi.aliran_id, aliranId), eq(operasi.seq, seq)));
}

type Attempt = Parameters<typeof regrade>[2];

async function saveLembar(context: Context, tx: Transaction, attempt: Attempt, lembar: Lembar) {
  const values = { lembar, jumlah_terjawab: countAnswered(lembar), versi: attempt.versi + 1 };
  await saveAttempt(tx, attempt.id, values);
  const changed = { ...attempt, ...values };
  return attempt.nilai === null ? changed : regrade(context, tx, changed);
}
