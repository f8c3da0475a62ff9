import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { preparedWrite, rowPlaceholders } from '../../../db/prepared.ts';
import type { Transaction } from '../../../db/store.ts';
import { attempts, streams, type Attempt, type Stream } from './attempt.queries.ts';
import type { Judged } from './apply-operations.ts';
import { aliran, operasi, ujian } from './ujian.table.ts';

const updateAttempt = attempts.writer(
  ...(['lembar', 'jumlah_terjawab', 'terpakai_ms', 'lapor_ms'] as const),
  ...(['kontak_ms', 'belum_terkirim', 'versi', 'telat_ms'] as const),
);

const updateStream = streams.writer(
  ...(['ack', 'jejak', 'elapsed_maks_ms', 'belum_terkirim', 'kontak_ms'] as const),
  ...(['bukti_jalan_ms', 'janji', 'dijawab_jalan_ms'] as const),
);

const insertOperation = preparedWrite((queries) => queries.insert(operasi).values(rowPlaceholders(operasi)));

/** Writes operations, state and ack of one batch: all or none of them become durable (S1). */
export async function saveProgress(
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  judged: readonly Judged[],
  tibaMs: number,
) {
  for (const { seq, teks, jejak, verdik, alasan, madeAfter } of judged) {
    const row = {
      sekolah_id: schoolId,
      aliran_id: stream.id,
      seq,
      ujian_id: attempt.id,
      teks,
      jejak,
      verdik,
      alasan,
      putusan: null,
      tiba_ms: tibaMs,
      sesudah_jalan_ms: madeAfter,
    };
    await insertOperation(tx, row);
  }
  await updateStream(tx, stream);
  await updateAttempt(tx, attempt);
}

/** Writes what the fast path does not: finish, lease, allowance, status. */
export async function saveAttempt(tx: Transaction, id: string, values: Partial<Attempt>): Promise<void> {
  await tx.update(ujian).set(values).where(byId(ujian, id));
}

export async function saveStream(tx: Transaction, id: string, values: Partial<Stream>): Promise<void> {
  await tx.update(aliran).set(values).where(byId(aliran, id));
}
