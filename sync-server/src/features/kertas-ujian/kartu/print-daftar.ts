import type { PrintPesertaInput } from '@spmb/shared/peserta/print-peserta.schema.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { words, type Block } from '../../../print/block.ts';
import { printPaper, type PaperPart } from '../../../print/paper.ts';
import type { PrintedSekolah } from '../facts/printed-sekolah.queries.ts';
import { findPrint, type Seated } from './find-print.ts';

const head = ['No.', 'Nomor peserta', 'Nama', 'Kelas', 'Kursi', 'Tanda tangan'];
const widths = [22, 84, 159, 52, 44, 110];

/** Participants by room on A4, each room on pages of its own, with a column to sign. Answers the PDF and how many rows there are. */
export async function printDaftar(context: Context, asked: PrintPesertaInput) {
  const { sekolah, seated } = await findPrint(context, asked);
  async function* parts(): AsyncGenerator<PaperPart> {
    for (const [ruang, people] of Map.groupBy(seated, (one) => one.ruang)) {
      yield { blocks: buildRoom(sekolah, ruang, people), margins: [36, 36, 36, 44], foot: sekolah.nama };
      await setImmediate();
    }
  }
  const paper = { format: 'pdf' as const, title: `Daftar peserta ${sekolah.nama}` };
  return { bytes: await printPaper(paper, parts()), jumlah: seated.length };
}

function buildRoom(
  { nama, tahun_ajaran }: PrintedSekolah,
  ruang: string | null,
  people: readonly Seated[],
): Block[] {
  const cell = (text: string) => [words(text, { size: 9 })];
  const rows = people.map((one, index) => [
    [words(String(index + 1), { size: 9, align: 'right' })],
    ...[one.nomor_peserta, one.nama, one.kelas ?? '', one.kursi ?? '', ''].map(cell),
  ]);
  const place = ruang === null ? 'belum punya ruang' : `Ruang ${ruang}`;
  return [
    words(nama, { size: 11, bold: true }),
    words(`Daftar peserta ujian ${tahun_ajaran} · ${place} · ${people.length} peserta`, {
      size: 10,
      above: 2,
      below: 8,
    }),
    { kind: 'table', look: 'sheet', widths, head, rows },
  ];
}
