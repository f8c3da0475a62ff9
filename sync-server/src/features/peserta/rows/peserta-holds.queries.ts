import { partOfNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { containsWords } from '../../../db/contains-words.ts';
import { peserta } from './peserta.table.ts';

/** Participants in whose name, number of either kind, NISN, phone or one of `more` columns every word stands. */
export function pesertaHolds(words: readonly string[], more: readonly SQLiteColumn[] = []): SQL | undefined {
  const { nama, nomor_peserta, nomor_register, nisn, nomor_hp } = peserta;
  const phone = partOfNomorHp(words.join(''));
  return or(
    containsWords([nama, nomor_peserta, nomor_register, nisn, nomor_hp, ...more], words),
    phone === undefined ? undefined : containsWords([nomor_hp], [phone]),
  );
}
