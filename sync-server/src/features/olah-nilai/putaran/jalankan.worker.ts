import { jalankanSeleksi, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import { hashMasukan, isUsang, type Dicap, type Kerangka } from './hash-masukan.ts';
import type { Portion } from '../../../server/work/portions.ts';
import type { Salah } from './kesiapan.ts';
import type { BedaKursi } from '../../seleksi/kursi.mutations.ts';
import { bedaOf, rowsOf } from './rows-of.ts';
import { hearBahan } from './hear-bahan.ts';

/** A whole run; applicants are told, and after them what rounds have given so far. */
export interface TugasJalankan {
  kerangka: Kerangka;
  mode: ModeSeleksi;
  putaran: Dicap[];
  /** Of programmes. */
  names: ReadonlyMap<string, string>;
}

/** A whole run as it is written: the difference that it makes (`changeKursi`), what went in and what came out, as JSON. */
export interface RunDihitung {
  kursi: BedaKursi;
  masukan: string;
  sha256: string;
  hasil: string;
  usang: boolean[];
}

answerTasks<Portion<unknown>, RunDihitung | Salah>(
  async ({ kerangka, mode, putaran, names }: TugasJalankan, { say, hear }) => {
    const { calon, kursi } = await hearBahan(hear);
    const masukan = { ...kerangka, calon };
    const [salah] = periksaMasukan(masukan, names);
    if (salah !== undefined) {
      say({ salah });
      return;
    }
    const whole = jalankanSeleksi(masukan, mode);
    say({
      kursi: bedaOf(kursi, rowsOf(whole)),
      masukan: JSON.stringify(masukan),
      sha256: hashMasukan(masukan),
      hasil: JSON.stringify(Object.fromEntries(whole.hasil)),
      usang: putaran.map((one) => isUsang(masukan, one)),
    });
  },
);
