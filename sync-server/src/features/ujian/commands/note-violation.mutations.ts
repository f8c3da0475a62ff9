import type { KodePelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import { count, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { recordAct, type Act } from './act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import { tindakan } from '../attempt/ujian.table.ts';

/** Puts a violation on record; answers, time and score stay as they are. */
export async function noteViolation(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  { kode, ...act }: Act & { kode: KodePelanggaran },
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'pelanggaran' });
  if (earlier) return;
  await recordAct(context, tx, target, attempt?.id ?? null, { ...act, jenis: 'pelanggaran', isi: { kode } });
  const [counted] = await tx
    .select({ pelanggaran: count() })
    .from(tindakan)
    .where(
      ofSchool(tindakan, eq(tindakan.jadwal_ujian_peserta_id, target.id), eq(tindakan.jenis, 'pelanggaran')),
    );
  tx.afterCommit(() =>
    context.live.publish(liveTopic(target.tanggal, target.jadwal_ujian_sesi_id), {
      id: target.id,
      ...counted,
    }),
  );
}
