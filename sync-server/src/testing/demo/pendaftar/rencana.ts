import { dayMs } from '@spmb/shared/kernel/zone.ts';
import {
  diterima,
  ditolak,
  dicabut,
  draf,
  pengajuan,
  pengajuanPerbaikan,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';

/** Where an applicant of the demo stands, and how long ago what happened to him. */
export interface Rencana {
  /** Place among all applicants of the demo, from 0. */
  nomor: number;
  status: number;
  /** Before the demo is filled. */
  dikirimLaluMs: number;
  /** Before the demo is filled; of who is decided or has withdrawn. */
  diputusLaluMs: number;
  /** Every paper is a file of its own; the others have scanned all of them into one PDF. */
  terpisah: boolean;
}

/** Applicants of the second round, in the order of their places, after the participants of the exams. */
const gelombang2 = [
  [draf, 50],
  [pengajuan, 140],
  [perbaikan, 45],
  [pengajuanPerbaikan, 45],
  [diterima, 15],
  [ditolak, 40],
  [dicabut, 25],
] as const;

/** Who waits for more hours than this, some forty, has handed in each paper by itself: the queue begins with them. */
const terpisahJam = 48;
const hourMs = 3_600_000;

/** Who takes part in the exams was accepted in the first round; the second round is open for a week. */
export function susunRencana(peserta: number): Rencana[] {
  const gelombang1 = Array.from({ length: peserta }, (_, nomor) => ({
    nomor,
    status: diterima,
    dikirimLaluMs: (25 + (nomor % 19)) * dayMs + (nomor % 11) * hourMs,
    diputusLaluMs: (20 + (nomor % 5)) * dayMs,
    terpisah: false,
  }));
  const semua: number[] = gelombang2.flatMap(([status, count]) => Array<number>(count).fill(status));
  return [
    ...gelombang1,
    ...semua.map((status, at) => {
      // Who waits has sent in the last three days, everybody else on the first two.
      const menunggu = ((at * 37) % 68) + 1;
      const lama = 5 * 24 + ((at * 13) % 40);
      return {
        nomor: peserta + at,
        status,
        dikirimLaluMs: (status === pengajuan ? menunggu : lama) * hourMs,
        // Of those who have to correct something one in three lets it lie for more than two days.
        diputusLaluMs: (status === perbaikan && at % 3 > 0 ? 6 + (at % 36) : 60 + (at % 40)) * hourMs,
        terpisah: status === pengajuan && menunggu > terpisahJam,
      };
    }),
  ];
}

/** How many applicants the demo has. */
export const banyakPendaftar = (peserta: number): number =>
  peserta + gelombang2.reduce((sum, [, count]) => sum + count, 0);
