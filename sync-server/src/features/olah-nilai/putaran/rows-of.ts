import type { HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { portionsOf } from '../../../server/work/portions.ts';
import type { BarisKursi } from '../../seleksi/kursi.mutations.ts';

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

/** Rows as they are handed over to be written (`replaceKursi`). */
export const teksOf = (rows: readonly BarisKursi[]): string[] =>
  [...portionsOf(rows)].map((some) => JSON.stringify(some));
