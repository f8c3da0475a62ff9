import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import type { KursiTersimpan, PotretTeks } from '../../seleksi/kursi.queries.ts';
import type { BarisTerbit } from '../../seleksi/seleksi.mutations.ts';
import { barisHasil, type BarisHasil, type CalonBernilai } from './baris-hasil.ts';
import { hashMasukan, type Kerangka } from './hash-masukan.ts';
import { hearAll, portionsOf, type Portion } from '../../../server/work/portions.ts';
import { keptHasil, storedHasil } from './stored-hasil.ts';

/** The rows of a result; applicants are told. */
export interface TugasBaris {
  kerangka: Kerangka;
  /** A kept run, of these applicants or none at all; null: seats and reserve lists are told after them. */
  potret: PotretTeks | null;
  /** As JSON to be written, or to be told. */
  sebagai: 'teks' | 'baris';
}

/** Rows in portions, and at last the counts; `angka` null: the kept run is of something else. */
export type KataBaris =
  { teks: string } | { baris: readonly BarisHasil[] } | { angka: AngkaProgram[] | null };

answerTasks<Portion<unknown>, KataBaris>(async ({ kerangka, potret, sebagai }: TugasBaris, { say, hear }) => {
  const told = await hearAll(hear as () => Promise<Portion<CalonBernilai>>);
  const masukan = { ...kerangka, calon: told.map(({ calon }) => calon) };
  if (potret && hashMasukan(masukan) !== potret.sha256) {
    say({ angka: null });
    return;
  }
  const whole = potret
    ? keptHasil(masukan, potret.hasil)
    : storedHasil(masukan.calon, await hearAll(hear as () => Promise<Portion<KursiTersimpan>>));
  const nilai = new Map(told.map((one) => [one.calon.id, one.nilai]));
  for (const baris of portionsOf(barisHasil(masukan, whole, nilai)))
    say(sebagai === 'teks' ? { teks: JSON.stringify(baris.map(valuesOf)) } : { baris });
  say({ angka: hitungProgram(masukan, whole) });
});

const valuesOf = (one: BarisHasil): BarisTerbit => [
  one.peserta_id,
  one.status,
  one.program_keahlian_id,
  one.jalan,
  one.urutan,
  JSON.stringify(one.keterangan),
];
