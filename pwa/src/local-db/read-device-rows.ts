import type { CadanganDasborRow, MasukRow, PerangkatRow } from './device-rows.ts';
import { openExisting, readAll } from './open-existing.ts';

/** The label that the device's database holds, read without its library; undefined: none. */
export async function readPerangkat(disk: IDBFactory = indexedDB): Promise<string | undefined> {
  const device = await openExisting(disk, 'spmb');
  if (!device) return undefined;
  const [row] = await readAll<PerangkatRow>(device.transaction('perangkat'), 'perangkat').finally(() =>
    device.close(),
  );
  return row?.label;
}

/** The login that it keeps and what the dashboard shows of that account, read without its library; undefined: none. */
export async function readMasuk(
  disk: IDBFactory = indexedDB,
): Promise<{ masuk: MasukRow; dasbor: CadanganDasborRow } | undefined> {
  const device = await openExisting(disk, 'spmb');
  if (!device) return undefined;
  const at = device.transaction(['masuk', 'cadangan_dasbor']);
  const [[masuk], rows] = await Promise.all([
    readAll<MasukRow>(at, 'masuk'),
    readAll<CadanganDasborRow>(at, 'cadangan_dasbor'),
  ]).finally(() => device.close());
  const dasbor = rows.find(({ akun }) => akun === masuk?.akun_id);
  return masuk && dasbor && { masuk, dasbor };
}
