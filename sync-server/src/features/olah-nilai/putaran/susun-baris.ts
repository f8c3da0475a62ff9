import type { PerubahanKursi } from '@spmb/shared/publikasi/perubahan.ts';
import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { nilaiOf, type AlasanHasil, type BarisHasil } from './baris-hasil.ts';
import type { KataBaris, TugasBaris } from './baris-hasil.worker.ts';
import { tellEach, type Portion } from '../../../server/work/portions.ts';
import type { Bahan } from './susun-masukan.ts';

/** A result row by row; `teks`: JSON to be written (`replaceHasil`). */
export interface Baris {
  /** Counts of programmes; null: the kept run is of something else, and there are no rows. */
  angka: AngkaProgram[] | null;
  /** What the run means for published seats; null as `angka` is. */
  perubahan: (PerubahanKursi & { pertama: string[] }) | null;
  baris: BarisHasil[];
  teks: string[];
}

/** What rows are made of. */
interface BahanBaris extends Pick<Bahan, 'masukan' | 'nilai'> {
  /** Reasons by applicant who was placed by hand. */
  penempatan: ReadonlyMap<string, string>;
}

/** Makes the rows of a kept run, or of the seats that `kursi` tells, in a thread. */
export async function susunBaris(
  { masukan: { calon, ...kerangka }, ...bahan }: BahanBaris,
  tugas: Omit<TugasBaris, 'kerangka'>,
  kursi?: (tell: (rows: Portion<unknown>) => void) => Promise<void>,
): Promise<Baris> {
  const made: Baris = { angka: null, perubahan: null, baris: [], teks: [] };
  return runInWorker<Portion<unknown>, KataBaris, Baris>(
    new URL('./baris-hasil.worker.ts', import.meta.url),
    {
      data: { kerangka, ...tugas } satisfies TugasBaris,
      async feed(tell) {
        await tellEach(tell, calon, (some) =>
          some.map((one) => ({
            calon: one,
            nilai: nilaiOf(bahan.nilai.get(one.id)),
            alasan: alasanOf(bahan, one.id),
          })),
        );
        await kursi?.(tell);
      },
      hear(said) {
        if ('teks' in said) made.teks.push(said.teks);
        else if ('baris' in said) made.baris.push(...said.baris);
        else return { ...made, ...said };
        return undefined;
      },
    },
  );
}

function alasanOf({ nilai, penempatan }: Omit<BahanBaris, 'masukan'>, id: string): AlasanHasil {
  const own = nilai.get(id);
  const placed = penempatan.get(id);
  return {
    ...(own?.prioritas && { alasan_prioritas: own.prioritas_alasan }),
    ...(placed !== undefined && { alasan_penempatan: placed }),
  };
}
