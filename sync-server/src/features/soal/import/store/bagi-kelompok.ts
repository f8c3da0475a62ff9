import type { PembagianSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import { idOfOperation } from '../../../../crud/save/save-row.ts';
import type { SoalImport } from '../read/raw/soal-import.ts';

/** The questions of a file that go into one bank; `kelompok` is '' for the bank that was opened. */
export interface ImportBagian {
  bankId: string;
  kelompok: string;
  soal: SoalImport[];
}

/**
 * Which bank each question of a file goes into. `pecah` gives every religion or specialisation a bank of its own, known
 * by the opened bank and its name, so that the same file again finds it; `satu` keeps only one group, and what is for
 * everybody; else all go into the opened bank.
 */
export function bagiKelompok(
  bankId: string,
  soal: readonly SoalImport[],
  { pembagian, kelompok }: { pembagian: PembagianSoal; kelompok: string },
): ImportBagian[] {
  const isChosen = (one: SoalImport) => keyOf(one.kelompok) === keyOf(kelompok) || one.kelompok === '';
  if (pembagian !== 'pecah') {
    const kept = pembagian === 'satu' ? soal.filter(isChosen) : [...soal];
    return [{ bankId, kelompok: '', soal: kept }];
  }
  const parts = new Map<string, ImportBagian>();
  for (const one of soal) {
    const key = keyOf(one.kelompok);
    const id = key === '' ? bankId : idOfOperation(bankId, 'kelompok', key);
    const part = parts.get(key) ?? { bankId: id, kelompok: one.kelompok, soal: [] };
    part.soal.push(one);
    parts.set(key, part);
  }
  return [...parts.values()];
}

const keyOf = (kelompok: string) => kelompok.toLowerCase();
