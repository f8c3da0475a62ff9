import { pindahNomor } from '@spmb/shared/soal/pindah-nomor.ts';
import { inArray, sql } from 'drizzle-orm';
import { checkVersion } from '../../../crud/save/check-version.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import { findLastNomor, listSoal, type SoalRow } from '../bank/soal.queries.ts';
import { soal } from '../bank/soal.table.ts';

/** A question in the version that was seen. */
export interface Terlihat {
  id: string;
  versi: number;
}

const isRow = (id: string) => byId(soal, id);

/**
 * The chosen questions of a bank whose row is locked, by number. Throws NotFound where one is gone, and 409 where one
 * was changed since it was seen.
 */
export async function openChosen(
  tx: Transaction,
  bankId: string,
  chosen: readonly Terlihat[],
): Promise<SoalRow[]> {
  const seen = new Map(chosen.map(({ id, versi }) => [id, versi]));
  const rows = (await listSoal(tx, bankId)).filter(({ id }) => seen.has(id));
  if (rows.length < seen.size)
    throw new NotFound(
      'Sebagian soal yang dipilih tidak ada lagi di bank ini. Muat ulang daftarnya, lalu pilih lagi.',
    );
  for (const row of rows) await checkVersion(tx, 'soal', row, seen.get(row.id));
  return rows;
}

/** Moves a question to the place of a number and shifts those between; each on record. */
export async function moveNomor(
  tx: Transaction,
  nowMs: number,
  bankId: string,
  { id, versi, nomor }: Terlihat & { nomor: number },
): Promise<number> {
  await openChosen(tx, bankId, [{ id, versi }]);
  const urut = await listSoal(tx, bankId);
  const changed = pindahNomor(urut, id, nomor);
  if (changed.size === 0) return 0;
  // Numbers are unique at every moment: all that move leave their places first.
  await tx
    .update(soal)
    .set({ nomor: sql`-${soal.nomor}` })
    .where(ofSchool(soal, inArray(soal.id, [...changed.keys()])));
  for (const row of urut) {
    const place = changed.get(row.id);
    if (place === undefined) continue;
    await tx
      .update(soal)
      .set({ nomor: place, versi: row.versi + 1, diubah_ms: nowMs })
      .where(isRow(row.id));
    await record(tx, nowMs, 'ubah', row.id, { nomor: row.nomor }, { nomor: place });
  }
  return changed.size;
}

/** Adds copies behind the last number, out of use until somebody has changed them. Answers their numbers. */
export async function copySoal(
  tx: Transaction,
  nowMs: number,
  bankId: string,
  rows: readonly SoalRow[],
  idOfCopy: (id: string) => string,
): Promise<number[]> {
  const there = new Map((await listSoal(tx, bankId)).map((row) => [row.id, row.nomor]));
  let last = await findLastNomor(tx, bankId);
  const numbers: number[] = [];
  for (const row of rows) {
    const id = idOfCopy(row.id);
    const known = there.get(id);
    if (known === undefined) {
      last += 1;
      const copy = { ...row, id, nomor: last, status: 'nonaktif' as const, versi: 1, diubah_ms: nowMs };
      await tx.insert(soal).values(copy);
      await record(tx, nowMs, 'salin soal', id, undefined, copy);
    }
    numbers.push(known ?? last);
  }
  return numbers;
}

/** Moves questions behind the last number of another bank, whose row is locked too. */
export async function moveSoal(
  tx: Transaction,
  nowMs: number,
  targetId: string,
  rows: readonly SoalRow[],
): Promise<void> {
  let nomor = await findLastNomor(tx, targetId);
  for (const row of rows) {
    nomor += 1;
    const place = { master_soal_id: targetId, nomor };
    await tx
      .update(soal)
      .set({ ...place, versi: row.versi + 1, diubah_ms: nowMs })
      .where(isRow(row.id));
    const before = { master_soal_id: row.master_soal_id, nomor: row.nomor };
    await record(tx, nowMs, 'pindah soal', row.id, before, place);
  }
}

const record = (
  tx: Transaction,
  nowMs: number,
  tindakan: string,
  baris_id: string,
  sebelum: object | undefined,
  sesudah: object | undefined,
) => writeAudit(tx, nowMs, { tindakan, tabel: 'soal', baris_id, sebelum, sesudah });
