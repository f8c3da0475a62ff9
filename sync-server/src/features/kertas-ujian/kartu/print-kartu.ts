import type { PrintPesertaInput } from '@spmb/shared/peserta/print-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { printPaper } from '../../../print/paper.ts';
import { openKertas } from '../facts/sekolah-kertas.queries.ts';
import { buildCards } from './build-cards.ts';
import { findPrint } from './find-print.ts';

/** Exam cards on A4, ten a page with lines to cut along. Answers the PDF and how many there are. Refuses where there are none. */
export async function printKartu(context: Context, asked: PrintPesertaInput) {
  const { sekolah, seated } = await findPrint(context, asked);
  const people = [...new Map(seated.toReversed().map((one) => [one.id, one])).values()].toReversed();
  const title = `Kartu peserta ${sekolah.nama}`;
  const { paper, ...school } = await openKertas(context, sekolah, { title, format: 'pdf' });
  return { bytes: await printPaper(paper, buildCards(context, school, people)), jumlah: people.length };
}
