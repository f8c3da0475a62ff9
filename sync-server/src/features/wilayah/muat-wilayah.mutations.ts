import { tingkatWilayah, type Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { eq, sql } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { preparedWrite, type Values } from '../../db/prepared.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Queries, Reader, Transaction } from '../../db/store.ts';
import { keadaanServer } from '../../db/keadaan-server.table.ts';
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
    const { one, block } = inserts[tingkat];
    const whole = ofLevel.length - (ofLevel.length % blockSize);
    for (let at = 0; at < whole; at += blockSize)
      await block(tx, valuesOf(nowMs, ofLevel.slice(at, at + blockSize)));
    for (const row of ofLevel.slice(whole)) await one(tx, valuesOf(nowMs, [row]));
  }
  await tx
    .update(keadaanServer)
    .set({ nilai: toText(muat) })
    .where(eq(keadaanServer.kunci, kunci));
}

/** Rows that one statement inserts. Statements are compiled once: the library needs longer to build one than to run it. */
const blockSize = 50;

const row = (at: number) => ({
  sekolah_id: schoolId,
  id: sql.placeholder(`id${at}`),
  name: sql.placeholder(`name${at}`),
  versi: 1,
  diubah_ms: sql.placeholder('nowMs'),
});
const induk = (at: number) => sql.placeholder(`induk${at}`);

const insertsOf = (build: (queries: Queries, at: number[]) => { onConflictDoNothing(): object }) => {
  const insertOf = (rows: number) =>
    preparedWrite((queries) => build(queries, [...Array(rows).keys()]).onConflictDoNothing());
  return { one: insertOf(1), block: insertOf(blockSize) };
};
const inserts = {
  provinsi: insertsOf((queries, at) => queries.insert(provinsi).values(at.map(row))),
  kabupaten: insertsOf((queries, at) =>
    queries.insert(kabupaten).values(at.map((n) => ({ ...row(n), province_id: induk(n) }))),
  ),
  kecamatan: insertsOf((queries, at) =>
    queries.insert(kecamatan).values(at.map((n) => ({ ...row(n), regency_id: induk(n) }))),
  ),
  desa: insertsOf((queries, at) =>
    queries.insert(desa).values(at.map((n) => ({ ...row(n), district_id: induk(n) }))),
  ),
};

function valuesOf(nowMs: number, rows: readonly BarisWilayah[]): Values {
  const values: Record<string, unknown> = { nowMs };
  for (const [at, { id, name, induk }] of rows.entries())
    Object.assign(values, { [`id${at}`]: id, [`name${at}`]: name, [`induk${at}`]: induk });
  return values;
}

const toText = ({ dimuat, jumlah }: Muat): string => `${dimuat}/${jumlah}`;

function toMuat(nilai: string): Muat {
  const [dimuat = 0, jumlah = 0] = nilai.split('/').map(Number);
  return { dimuat, jumlah };
}
