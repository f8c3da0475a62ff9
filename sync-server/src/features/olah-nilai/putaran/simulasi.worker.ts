import {
  cariBerpindah,
  hitungProgram,
  type AngkaProgram,
  type Berpindah,
} from '@spmb/shared/seleksi/banding.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { hitungAlur, sebarNilai, type Alur } from '@spmb/shared/seleksi/sebaran.ts';
import {
  jalankanSeleksi,
  type HasilCalon,
  type HasilSeleksi,
  type ModeSeleksi,
} from '@spmb/shared/seleksi/hasil.ts';
import { cariKeberatan, type Keberatan } from '@spmb/shared/seleksi/keberatan.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import { NAMA_TAMPIL } from '@spmb/shared/seleksi/putaran.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import type { Kerangka } from './hash-masukan.ts';
import type { Salah } from './kesiapan.ts';
import { hearAll, type Portion } from '../../../server/work/portions.ts';

/** One way to select. */
interface Cara {
  kerangka: Kerangka;
  mode: ModeSeleksi;
}

/** Two ways; applicants are told, and once more with the scores that are tried out where `isLain`. */
export interface TugasSimulasi {
  sekarang: Cara;
  dicoba: Cara;
  isLain: boolean;
  /** Of programmes. */
  names: ReadonlyMap<string, string>;
}

/** How many there are, and the first of them with what they have. */
export interface KeberatanDitemukan {
  jumlah: number;
  pertama: (Keberatan & { hasil: HasilCalon })[];
}

/** What two ways make of the same applicants. */
export interface HasilSimulasi {
  sekarang: AngkaProgram[];
  dicoba: AngkaProgram[];
  /** Of the one that is tried out: scores by first choice, and where first choices lead. */
  sebaran: Map<string, number[]>;
  alur: Alur[];
  jumlahBerpindah: number;
  /** The first of them. */
  berpindah: Berpindah[];
  keberatan: KeberatanDitemukan;
  keberatanSekarang: KeberatanDitemukan;
}

answerTasks<Portion<Calon>, HasilSimulasi | Salah>(
  async ({ sekarang, dicoba, isLain, names }: TugasSimulasi, { say, hear }) => {
    const now = { ...sekarang.kerangka, calon: (await hearAll(hear)).sort(byNomor) };
    const then = { ...dicoba.kerangka, calon: isLain ? await hearAll(hear) : now.calon };
    const [salah] = periksaMasukan(now, names);
    if (salah !== undefined) {
      say({ salah });
      return;
    }
    const hasilNow = jalankanSeleksi(now, sekarang.mode);
    const hasilThen = jalankanSeleksi(then, dicoba.mode);
    const berpindah = cariBerpindah(now.calon, hasilNow, hasilThen);
    say({
      sekarang: hitungProgram(now, hasilNow),
      dicoba: hitungProgram(then, hasilThen),
      sebaran: sebarNilai(then.calon),
      alur: hitungAlur(then, hasilThen),
      jumlahBerpindah: berpindah.length,
      berpindah: berpindah.slice(0, NAMA_TAMPIL),
      keberatan: keberatanOf(then, hasilThen),
      keberatanSekarang: keberatanOf(now, hasilNow),
    });
  },
);

/** As those who would move are listed. */
const byNomor = (a: Calon, b: Calon) => (a.nomor < b.nomor ? -1 : 1);

function keberatanOf(masukan: Masukan, hasil: HasilSeleksi): KeberatanDitemukan {
  const all = cariKeberatan(masukan, hasil);
  return {
    jumlah: all.length,
    pertama: all
      .slice(0, NAMA_TAMPIL)
      .map((one) => ({ ...one, hasil: hasil.hasil.get(one.calon.id) ?? { status: 'TL' } })),
  };
}
