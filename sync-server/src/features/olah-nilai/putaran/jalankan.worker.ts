import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { jalankanSeleksi, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import { hashMasukan, isUsang, type Dicap, type Kerangka } from './hash-masukan.ts';
import { hearAll, type Portion } from '../../../server/work/portions.ts';
import type { Salah } from './kesiapan.ts';
import { rowsOf, teksOf } from './rows-of.ts';

/** A whole run; applicants are told. */
export interface TugasJalankan {
  kerangka: Kerangka;
  mode: ModeSeleksi;
  putaran: Dicap[];
  /** Of programmes. */
  names: ReadonlyMap<string, string>;
}

/** A whole run as it is written: its rows (`replaceKursi`), what went in and what came out, as JSON. */
export interface RunDihitung {
  kursi: string[];
  masukan: string;
  sha256: string;
  hasil: string;
  usang: boolean[];
}

answerTasks<Portion<Calon>, RunDihitung | Salah>(
  async ({ kerangka, mode, putaran, names }: TugasJalankan, { say, hear }) => {
    const masukan = { ...kerangka, calon: await hearAll(hear) };
    const [salah] = periksaMasukan(masukan, names);
    if (salah !== undefined) {
      say({ salah });
      return;
    }
    const whole = jalankanSeleksi(masukan, mode);
    say({
      kursi: teksOf(rowsOf(whole)),
      masukan: JSON.stringify(masukan),
      sha256: hashMasukan(masukan),
      hasil: JSON.stringify(Object.fromEntries(whole.hasil)),
      usang: putaran.map((one) => isUsang(masukan, one)),
    });
  },
);
