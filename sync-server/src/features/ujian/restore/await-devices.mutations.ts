import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq, exists, isNull, ne } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Context } from '../../../context.ts';
import { recordAct, type Act } from '../commands/act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { aliran, ujian } from '../attempt/ujian.table.ts';

/**
 * After a restore: every attempt that may have answers on a device waits for them to be sent again (S18). Not those that
 * are final, archived or complete with their receipt.
 */
export async function awaitDevices(tx: Transaction): Promise<void> {
  // The direct calls keep nothing that could be sent again.
  const logs = tx
    .select({ id: aliran.id })
    .from(aliran)
    .where(ofSchool(aliran, eq(aliran.ujian_id, ujian.id), eq(aliran.pintu, 0)));
  await tx
    .update(ujian)
    .set({ menunggu_ulang: true })
    .where(
      ofSchool(
        ujian,
        isNull(ujian.diarsipkan_ms),
        isNull(ujian.kode_terima),
        ne(ujian.status, 'final'),
        exists(logs),
      ),
    );
}

/**
 * Staff wait no longer for what the device of an attempt holds since a restore, on record; what arrives all the same is
 * taken as ever. Refuses (409) where nothing is waited for. The same act again changes nothing.
 */
export async function waiveResend(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act,
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'lewati_kirim_ulang' });
  if (earlier) return;
  if (!attempt?.menunggu_ulang)
    throw new Refusal('Jawaban peserta ini sudah dikirim ulang, jadi tidak ada yang ditunggu.', 409);
  await recordAct(context, tx, target, attempt.id, { ...act, jenis: 'lewati_kirim_ulang' });
  await saveAttempt(tx, attempt.id, { menunggu_ulang: false });
  publishAttempt(context, tx, { ...attempt, menunggu_ulang: false });
}
