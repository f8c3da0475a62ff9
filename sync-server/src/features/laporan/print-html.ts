import { runInWorker } from '../../server/work/run-in-worker.ts';
import { tellAll, type Portion } from '../../server/work/portions.ts';
import type { PrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import type { BarisHasil } from './baris.ts';
import type { TugasHtml } from './html-penerimaan.worker.ts';
import type { Laporan } from './open-laporan.ts';

/** The acceptance report as a page (`htmlPenerimaan`), sorted and written in a thread. */
export const printHtml = (sekolah: PrintedSekolah, { rows, ...laporan }: Laporan): Promise<string> =>
  runInWorker<Portion<BarisHasil>, string, string>(new URL('./html-penerimaan.worker.ts', import.meta.url), {
    data: { sekolah, laporan } satisfies TugasHtml,
    feed: (tell) => tellAll(tell, rows),
    hear: (page) => page,
  });
