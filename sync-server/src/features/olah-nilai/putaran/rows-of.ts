import { susunHasil, type HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { passingGrade1, type Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { portionsOf } from '../../../server/work/portions.ts';
import type { BedaKursi } from '../../seleksi/kursi.mutations.ts';
import type { BarisKursi } from '../../seleksi/kursi.table.ts';

/** What a run gives, as rows: seats but those by hand, which stand already, and reserve lists. */
export function rowsOf({ hasil, cadangan }: HasilSeleksi): BarisKursi[] {
  const seats = [...hasil].flatMap(([id, one]): BarisKursi[] =>
    one.status === 'L' && one.jalan !== 'manual' ? [[id, one.program, one.jalan, one.kursi, null]] : [],
  );
  return [...seats, ...reserveRows(cadangan)];
}

export const reserveRows = (cadangan: HasilSeleksi['cadangan']): BarisKursi[] =>
  [...cadangan].flatMap(([program, calon]) =>
    calon.map(({ id }, at): BarisKursi => [id, program, null, null, at + 1]),
  );

/** What passing grade 1 of a programme gives there, out of its part. */
export const rowsOfPg1 = (part: Masukan, program: string): BarisKursi[] =>
  rowsOf(susunHasil(part, { pg1: passingGrade1(part) })).filter(([, where]) => where === program);

/** Rows as they are handed over to be written (`replaceKursi`). */
export const teksOf = (rows: readonly BarisKursi[]): string[] =>
  [...portionsOf(rows)].map((some) => JSON.stringify(some));

/**
 * What has to go and what has to be written, so that `next` stands where `now` does; in the order of the table's key, in which
 * the database writes 33,000 rows in half the time.
 */
export function bedaOf(now: readonly BarisKursi[], next: readonly BarisKursi[]): BedaKursi {
  const keyOf = ([id, program]: BarisKursi) => `${id} ${program}`;
  const before = new Map(now.map((row) => [keyOf(row), row.join()]));
  const after = new Set(next.map(keyOf));
  return {
    hapus: teksOf(now.filter((row) => !after.has(keyOf(row)))),
    tulis: teksOf(next.filter((row) => before.get(keyOf(row)) !== row.join()).sort(byKey)),
  };
}

const byKey = ([a, one]: BarisKursi, [b, other]: BarisKursi) =>
  a === b ? compare(one, other) : compare(a, b);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
