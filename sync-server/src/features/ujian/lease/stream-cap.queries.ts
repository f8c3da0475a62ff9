import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { count, eq, sql } from 'drizzle-orm';
import { preparedSelect } from '../../../db/prepared.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { aliran } from '../attempt/ujian.table.ts';

/** More devices, new pages and starts without the server than any exam sees. */
const streamsMax = 60;

/** `jenis` of the refusal when an attempt has been opened too many times. */
export const tooManyDevices = 'terlalu-banyak-perangkat';
const tooManyText =
  'Ujian ini sudah dibuka di terlalu banyak perangkat. Lanjutkan di perangkat yang terakhir dipakai, atau minta pengawas menekan Reset login.';

const countOfUjian = preparedSelect((read) =>
  read
    .select({ jumlah: count() })
    .from(aliran)
    .where(ofSchool(aliran, eq(aliran.ujian_id, sql.placeholder('ujian_id')))),
);

/** Refuses one stream more of an attempt that has as many as any exam needs: who opens them only fills the disk. */
export async function assertStreamsLeft(read: Reader, ujianId: string, httpStatus: 200 | 409): Promise<void> {
  const [counted] = await countOfUjian(read, { ujian_id: ujianId });
  if ((counted?.jumlah ?? 0) >= streamsMax)
    throw new Refusal(tooManyText, httpStatus, { lanjut: false, jenis: tooManyDevices });
}
