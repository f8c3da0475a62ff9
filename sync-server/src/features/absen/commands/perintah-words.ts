import type { HasilPerintah } from '@spmb/shared/absen/hasil-perintah.schema.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';

const withoutReason = 'tanpa alasan';

/** How an act is known and why it is done; pages of before give it no id, and not every act asks for a reason. */
export const actOf = (
  { clock }: Context,
  { tindakan_id, alasan }: { tindakan_id?: string | undefined; alasan: string },
) => ({
  id: tindakan_id ?? newId(clock.nowMs()),
  alasan: alasan || withoutReason,
});

/** Whom an act on several reached, and why it did not reach the others. */
export function summary(act: string, { berhasil, gagal, nama }: HasilPerintah): string {
  const failed = gagal.length === 0 ? '' : ` ${gagal.length} tidak dapat: ${gagal[0]?.message ?? ''}`;
  return `${act} untuk ${nama ?? `${berhasil.length} peserta`}.${failed}`;
}
