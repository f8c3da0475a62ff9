import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { readKodeKartu } from '@spmb/shared/peserta/kode-kartu.ts';

/** Whether a row is meant by what was typed or scanned: name, participant's or registration number. */
export const matches = (row: AbsenRow, text: string): boolean =>
  `${row.nama} ${row.noreg} ${row.nomor_peserta}`.toLowerCase().includes(readKodeKartu(text).toLowerCase());

/**
 * The one who is meant: his whole number is enough, in whichever of `all` he stands; otherwise he must be the only one of
 * them that fits. undefined: nobody, or several.
 */
export function findPerson(all: readonly AbsenRow[], text: string): AbsenRow | undefined {
  const typed = readKodeKartu(text).toLowerCase();
  if (typed === '') return undefined;
  const named = all.filter((row) =>
    [row.nomor_peserta, row.noreg].some((nomor) => nomor.toLowerCase() === typed),
  );
  const found = named.length > 0 ? named : all.filter((row) => matches(row, typed));
  return found.length === 1 ? found[0] : undefined;
}
