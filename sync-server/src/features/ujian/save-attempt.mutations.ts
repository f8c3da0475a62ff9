import { encodeSheet } from '@spmb/shared/sync/sheet.ts';
import { and, eq, sql } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import type { Transaction } from '../../db/store.ts';
import type { Attempt, Stream } from './attempt.queries.ts';
import type { Judged } from './apply-operations.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

const value = (name: string) => sql`${sql.placeholder(name)}`;

const updateAttempt = prepared((queries) =>
  queries
    .update(ujian)
    .set({
      lembar: value('lembar'),
      jumlah_terjawab: value('jumlah_terjawab'),
      terpakai_ms: value('terpakai_ms'),
      kontak_ms: value('kontak_ms'),
      belum_terkirim: value('belum_terkirim'),
      versi: value('versi'),
    })
    .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, sql.placeholder('id')))),
);

const updateStream = prepared((queries) =>
  queries
    .update(aliran)
    .set({
      ack: value('ack'),
      jejak: value('jejak'),
      elapsed_maks_ms: value('elapsed_maks_ms'),
      belum_terkirim: value('belum_terkirim'),
      kontak_ms: value('kontak_ms'),
    })
    .where(and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, sql.placeholder('id')))),
);

const insertOperation = prepared((queries) =>
  queries.insert(operasi).values({
    sekolah_id: schoolId,
    aliran_id: sql.placeholder('aliran_id'),
    seq: sql.placeholder('seq'),
    ujian_id: sql.placeholder('ujian_id'),
    teks: sql.placeholder('teks'),
    jejak: sql.placeholder('jejak'),
    verdik: sql.placeholder('verdik'),
    alasan: sql.placeholder('alasan'),
    tiba_ms: sql.placeholder('tiba_ms'),
  }),
);

/** Writes operations, state and ack of one batch: all or none of them become durable (S1). */
export async function saveProgress(
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  judged: readonly Judged[],
  tibaMs: number,
) {
  for (const { seq, teks, jejak, verdik, alasan } of judged) {
    const row = {
      aliran_id: stream.id,
      seq,
      ujian_id: attempt.id,
      teks,
      jejak,
      verdik,
      alasan,
      tiba_ms: tibaMs,
    };
    await insertOperation(tx, row);
  }
  await updateStream(tx, { ...stream });
  await updateAttempt(tx, { ...attempt, lembar: encodeSheet(attempt.lembar) });
}

/** Writes what the fast path does not: finish, lease, allowance, status. */
export async function saveAttempt(tx: Transaction, id: string, values: Partial<Attempt>): Promise<void> {
  await tx
    .update(ujian)
    .set(values)
    .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, id)));
}

export async function saveStream(tx: Transaction, id: string, values: Partial<Stream>): Promise<void> {
  await tx
    .update(aliran)
    .set(values)
    .where(and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, id)));
}
