import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import type { KursiTersimpan } from '../../seleksi/kursi.queries.ts';
import { isUsang, type Dicap, type Kerangka } from './hash-masukan.ts';
import { hearAll, type Portion } from '../../../server/work/portions.ts';
import { storedHasil } from './stored-hasil.ts';

/** Rounds that have run, to be looked at; applicants and their seats are told. */
export interface TugasKeadaan {
  kerangka: Kerangka;
  putaran: Dicap[];
}

export interface HasilKeadaan {
  angka: AngkaProgram[];
  /** Of each round, in their order. */
  usang: boolean[];
}

answerTasks<Portion<unknown>, HasilKeadaan>(async ({ kerangka, putaran }: TugasKeadaan, { say, hear }) => {
  const calon = await hearAll(hear as () => Promise<Portion<Calon>>);
  const kursi = await hearAll(hear as () => Promise<Portion<KursiTersimpan>>);
  const masukan = { ...kerangka, calon };
  say({
    angka: hitungProgram(masukan, storedHasil(calon, kursi)),
    usang: putaran.map((one) => isUsang(masukan, one)),
  });
});
