import { answerTasks } from '../../server/work/answer-tasks.ts';
import { hearAll, type Portion } from '../../server/work/portions.ts';
import type { PrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import type { BarisHasil } from './baris.ts';
import { htmlPenerimaan } from './html-penerimaan.ts';
import type { Laporan } from './open-laporan.ts';

/** A report; its rows are told. */
export interface TugasHtml {
  sekolah: PrintedSekolah;
  laporan: Omit<Laporan, 'rows'>;
}

answerTasks<Portion<BarisHasil>, string>(async ({ sekolah, laporan }: TugasHtml, { say, hear }) =>
  say(htmlPenerimaan(sekolah, { ...laporan, rows: await hearAll(hear) })),
);
