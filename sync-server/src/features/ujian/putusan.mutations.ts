import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mergeCounted } from '@spmb/shared/sync/merge.ts';
import { parseOperationBody, parseOperationHead } from '@spmb/shared/sync/operation.ts';
import { countAnswered, rankOf, type Sheet } from '@spmb/shared/sync/sheet.ts';
import type { Putusan, VerdictReason } from '@spmb/shared/sync/verdict.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { lockForAct, recordAct, type Act, type CommandTarget } from './act-log.mutations.ts';
import { auditNilai } from './audit-nilai.ts';
import { regrade } from './finish.mutations.ts';
import { publishAttempt } from './publish-attempt.ts';
import { listOperasiOfStream, listStreamsOfUjian } from './replay.queries.ts';
import { saveAttempt } from './save-attempt.mutations.ts';
import { countHeldOf } from './verdict.queries.ts';
import { operasi } from './ujian.table.ts';

export interface Decision extends Act {
  putusan: Putusan;
  /** Only those held for this reason; undefined: all. */
  sebab?: VerdictReason | undefined;
}

/**
 * Decides about the held operations of a participant's attempt, on record: accepted ones enter the merge under their own
 * rank and the attempt is scored anew, refused ones never do. Their verdicts stay. Answers how many were decided.
 */
export async function decideHeld(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  { putusan, sebab, ...act }: Decision,
): Promise<number> {
  const { earlier, attempt } = await lockForAct(tx, target, act.id);
  if (earlier) return (earlier.isi as { operasi: unknown[] }).operasi.length;
  if (!attempt) throw new Refusal('Peserta ini belum memulai ujian.', 409);
  if (attempt.status === 'siap')
    throw new Refusal(
      'Ujian peserta ini dimulai tanpa server dan belum diizinkan. Izinkan mulai dahulu, atau putuskan setelah sesi berakhir.',
      409,
    );
  if (attempt.status === 'mengerjakan')
    throw new Refusal(
      'Peserta ini masih mengerjakan. Putuskan setelah ujiannya selesai: sampai saat itu jawabannya masih dapat berubah.',
      409,
    );
  const held: [aliranId: string, seq: number][] = [];
  let { lembar } = attempt;
  for (const stream of await listStreamsOfUjian(tx, attempt.id)) {
    let elapsedMaxMs = 0;
    for (const row of await listOperasiOfStream(tx, stream.id)) {
      const read = parseOperationHead(row.teks);
      const head = read?.aliran === stream.id && read.ujian_id === attempt.id ? read : undefined;
      if (head) elapsedMaxMs = Math.max(elapsedMaxMs, head.elapsed_ms);
      if (row.verdik !== 'tertahan' || row.putusan !== null || (sebab && row.alasan !== sebab)) continue;
      held.push([stream.id, row.seq]);
      const body = head && parseOperationBody(head);
      if (putusan === 'diterima' && body)
        lembar = mergeCounted(lembar, body, rankOf(stream.epoch ?? 0, elapsedMaxMs, stream.pintu, row.seq));
    }
  }
  if (held.length === 0) throw new Refusal('Tidak ada jawaban yang menunggu keputusan.', 409);
  for (const [aliranId, seq] of held) await setPutusan(tx, aliranId, seq, putusan);
  const jenis = putusan === 'diterima' ? 'terima_tertahan' : 'tolak_tertahan';
  await recordAct(context, tx, target, attempt.id, { ...act, jenis, isi: { operasi: held } });
  const decided = lembar === attempt.lembar ? attempt : await saveSheet(context, tx, attempt, lembar);
  await auditNilai(context, tx, attempt, decided, act.alasan);
  publishAttempt(context, tx, decided, { tertahan: await countHeldOf(tx, attempt.id) });
  return held.length;
}

async function setPutusan(tx: Transaction, aliranId: string, seq: number, putusan: Putusan): Promise<void> {
  await tx
    .update(operasi)
    .set({ putusan })
    .where(and(eq(operasi.sekolah_id, schoolId), eq(operasi.aliran_id, aliranId), eq(operasi.seq, seq)));
}

type Attempt = Parameters<typeof regrade>[2];

async function saveSheet(context: Context, tx: Transaction, attempt: Attempt, lembar: Sheet) {
  const values = { lembar, jumlah_terjawab: countAnswered(lembar), versi: attempt.versi + 1 };
  await saveAttempt(tx, attempt.id, values);
  const changed = { ...attempt, ...values };
  return attempt.nilai === null ? changed : regrade(context, tx, changed);
}
