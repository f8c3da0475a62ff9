import type { PerubahanKursi } from '@spmb/shared/publikasi/perubahan.ts';
import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { nilaiOf, type BarisHasil } from './baris-hasil.ts';
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

/** Makes the rows of a kept run, or of the seats that `kursi` tells, in a thread. */
export async function susunBaris(
  { masukan: { calon, ...kerangka }, nilai }: Bahan,
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
          some.map((one) => ({ calon: one, nilai: nilaiOf(nilai.get(one.id)) })),
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
