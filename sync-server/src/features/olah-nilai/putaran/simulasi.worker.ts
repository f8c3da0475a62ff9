import {
  cariBerpindah,
  hitungProgram,
  type AngkaProgram,
  type Berpindah,
} from '@spmb/shared/seleksi/banding.ts';
import { hitungAlur, sebarNilai, type Alur } from '@spmb/shared/seleksi/sebaran.ts';
import { jalankanSeleksi, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { cariKeberatan } from '@spmb/shared/seleksi/keberatan.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';

/** One way to select. */
export interface Cara {
  masukan: Masukan;
  mode: ModeSeleksi;
}

/** What two ways make of the same applicants. */
export interface HasilSimulasi {
  sekarang: AngkaProgram[];
  dicoba: AngkaProgram[];
  /** Of the one that is tried out: scores by first choice, and where first choices lead. */
  sebaran: Map<string, number[]>;
  alur: Alur[];
  berpindah: Berpindah[];
  keberatan: number;
  keberatanSekarang: number;
}

answerTasks<never, HasilSimulasi>(({ sekarang, dicoba }: { sekarang: Cara; dicoba: Cara }, { say }) => {
  const now = jalankanSeleksi(sekarang.masukan, sekarang.mode);
  const then = jalankanSeleksi(dicoba.masukan, dicoba.mode);
  say({
    sekarang: hitungProgram(sekarang.masukan, now),
    dicoba: hitungProgram(dicoba.masukan, then),
    sebaran: sebarNilai(dicoba.masukan.calon),
    alur: hitungAlur(dicoba.masukan, then),
    berpindah: cariBerpindah(sekarang.masukan.calon, now, then),
    keberatan: cariKeberatan(dicoba.masukan, then).length,
    keberatanSekarang: cariKeberatan(sekarang.masukan, now).length,
  });
});
