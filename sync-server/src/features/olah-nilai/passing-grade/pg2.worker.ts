import { jalankanSeleksi, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import { packJson } from '../../../server/work/packed-json.ts';
import type { PotretTersimpan } from '../../seleksi/kursi.queries.ts';
import { hashMasukan, isUsang, type Dicap, type Kerangka } from '../putaran/hash-masukan.ts';
import type { Portion } from '../../../server/work/portions.ts';
import type { Salah } from '../putaran/kesiapan.ts';
import type { BedaKursi } from '../../seleksi/kursi.mutations.ts';
import { bedaOf, rowsOf } from '../putaran/rows-of.ts';
import { hearBahan } from './hear-bahan.ts';

/** A whole run; applicants are told, and after them what rounds have given so far. */
export interface TugasJalankan {
  kerangka: Kerangka;
  mode: ModeSeleksi;
  putaran: Dicap[];
  /** Of programmes. */
  names: ReadonlyMap<string, string>;
}

/** A whole run as it is written: the difference that it makes (`changeKursi`), what went in and what came out packed. */
export interface RunDihitung extends Pick<PotretTersimpan, 'masukan' | 'sha256' | 'hasil'> {
  kursi: BedaKursi;
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
      masukan: packJson(masukan),
      sha256: hashMasukan(masukan),
      hasil: packJson(Object.fromEntries(whole.hasil)),
      usang: putaran.map((one) => isUsang(masukan, one)),
    });
  },
);
