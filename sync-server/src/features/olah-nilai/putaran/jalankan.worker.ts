import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { jalankanSeleksi, type HasilCalon, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import { hashMasukan, isUsang, type Dicap, type Kerangka } from './hash-masukan.ts';
import { hearAll, portionsOf, type Portion } from '../../../server/work/portions.ts';
import { rowsOf, type Row } from './rows-of.ts';

/** A whole run; applicants are told. */
export interface TugasJalankan {
  kerangka: Kerangka;
  mode: ModeSeleksi;
  putaran: Dicap[];
}

/** Seats and results in portions, and at last what it was made of. */
export type KataJalankan =
  | { kursi: readonly Row[] }
  | { hasil: readonly (readonly [string, HasilCalon])[] }
  | { sha256: string; usang: boolean[] };

answerTasks<Portion<Calon>, KataJalankan>(
  async ({ kerangka, mode, putaran }: TugasJalankan, { say, hear }) => {
    const masukan = { ...kerangka, calon: await hearAll(hear) };
    const hasil = jalankanSeleksi(masukan, mode);
    for (const kursi of portionsOf(rowsOf(hasil))) say({ kursi });
    for (const some of portionsOf([...hasil.hasil])) say({ hasil: some });
    say({ sha256: hashMasukan(masukan), usang: putaran.map((one) => isUsang(masukan, one)) });
  },
);
