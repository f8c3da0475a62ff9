import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { bandingkanKursi } from '@spmb/shared/publikasi/perubahan.ts';
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
  /** A kept run, of these applicants or none at all: published seats are told after them; null: seats and reserve lists are. */
  potret: PotretTeks | null;
  /** As JSON to be written, or to be told. */
  sebagai: 'teks' | 'baris';
}

/** So many are named of those who would lose a seat. */
const HILANG_TAMPIL = 3;

interface KursiTerbit {
  id: string;
  program: string | null;
}

/** Rows in portions, and at last the counts; `angka` null: the kept run is of something else. */
export type KataBaris =
  | { teks: string }
  | { baris: readonly BarisHasil[] }
  | { angka: AngkaProgram[] | null; perubahan: ReturnType<typeof bandingkanKursi> | null };

answerTasks<Portion<unknown>, KataBaris>(async ({ kerangka, potret, sebagai }: TugasBaris, { say, hear }) => {
  const told = await hearAll(hear as () => Promise<Portion<CalonBernilai>>);
  const masukan = { ...kerangka, calon: told.map(({ calon }) => calon) };
  if (potret && hashMasukan(masukan) !== potret.sha256) {
    say({ angka: null, perubahan: null });
    return;
  }
  const whole = potret
    ? keptHasil(masukan, potret.hasil)
    : storedHasil(masukan.calon, await hearAll(hear as () => Promise<Portion<KursiTersimpan>>));
  const seats = potret ? await hearAll(hear as () => Promise<Portion<KursiTerbit>>) : [];
  const bernilai = new Map(told.map(({ calon, ...one }) => [calon.id, one]));
  for (const baris of portionsOf(barisHasil(masukan, whole, bernilai)))
    say(sebagai === 'teks' ? { teks: JSON.stringify(baris.map(valuesOf)) } : { baris });
  const terbit = new Map(seats.map(({ id, program }) => [id, program ?? '']));
  say({
    angka: hitungProgram(masukan, whole),
    perubahan: bandingkanKursi(terbit, whole.hasil, HILANG_TAMPIL),
  });
});

const valuesOf = (one: BarisHasil): BarisTerbit => [
  one.peserta_id,
  one.status,
  one.program_keahlian_id,
  one.jalan,
  one.urutan,
  JSON.stringify(one.keterangan),
];
