import { tingkatWilayah, type Tingkat } from '@spmb/shared/wilayah/wilayah.ts';
import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { keadaanServer } from '../../server/keadaan-server.table.ts';
import { desa, kabupaten, kecamatan, provinsi } from './wilayah.table.ts';

/** A region as the data brings it; `induk` is the code of the region above, '' for a province. */
export interface BarisWilayah {
  tingkat: Tingkat;
  id: string;
  name: string;
  induk: string;
}

/** How many of the data's regions are stored. Both 0: loading has not begun. */
export interface Muat {
  dimuat: number;
  jumlah: number;
}

const kunci = 'wilayah';

/** How far loading has come. */
export async function readMuat(queries: Reader): Promise<Muat> {
  const [row] = await queries.select().from(keadaanServer).where(eq(keadaanServer.kunci, kunci));
  return row ? toMuat(row.nilai) : { dimuat: 0, jumlah: 0 };
}

/** How far loading has come, held until the transaction ends: of several processes one goes on at a time. */
export async function lockMuat(tx: Transaction, jumlah: number): Promise<Muat> {
  await tx
    .insert(keadaanServer)
    .values({ kunci, nilai: toText({ dimuat: 0, jumlah }) })
    .onConflictDoNothing();
  const rows = await lockRow(tx.select().from(keadaanServer).where(eq(keadaanServer.kunci, kunci)));
  return toMuat(rows[0]?.nilai ?? '');
}

/** Stores the next regions and how far loading has come with them. A region that staff have added stays as it is. */
export async function insertWilayah(
  tx: Transaction,
  nowMs: number,
  rows: readonly BarisWilayah[],
  muat: Muat,
): Promise<void> {
  for (const tingkat of tingkatWilayah) {
    const ofLevel = rows.filter((row) => row.tingkat === tingkat);
    if (ofLevel.length > 0) await insertLevel(tx, nowMs, tingkat, ofLevel);
  }
  await tx
    .update(keadaanServer)
    .set({ nilai: toText(muat) })
    .where(eq(keadaanServer.kunci, kunci));
}

async function insertLevel(tx: Transaction, nowMs: number, tingkat: Tingkat, rows: readonly BarisWilayah[]) {
  const common = { sekolah_id: schoolId, versi: 1, diubah_ms: nowMs };
  const rowOf = ({ id, name }: BarisWilayah) => ({ ...common, id, name });
  const inserts = {
    provinsi: () => tx.insert(provinsi).values(rows.map(rowOf)),
    kabupaten: () =>
      tx.insert(kabupaten).values(rows.map((row) => ({ ...rowOf(row), province_id: row.induk }))),
    kecamatan: () =>
      tx.insert(kecamatan).values(rows.map((row) => ({ ...rowOf(row), regency_id: row.induk }))),
    desa: () => tx.insert(desa).values(rows.map((row) => ({ ...rowOf(row), district_id: row.induk }))),
  };
  await inserts[tingkat]().onConflictDoNothing();
}

const toText = ({ dimuat, jumlah }: Muat): string => `${dimuat}/${jumlah}`;

function toMuat(nilai: string): Muat {
  const [dimuat = 0, jumlah = 0] = nilai.split('/').map(Number);
  return { dimuat, jumlah };
}
