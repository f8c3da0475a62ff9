import type { CetakPeserta } from '@spmb/shared/peserta/cetak-peserta.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { printPaper, type Paper, type PaperPart } from '../../../print/paper.ts';
import { keepRightToLeft } from '../../../print/right-to-left.ts';
import { findCetak, type Seated, type SekolahTahunIni } from './find-cetak.ts';

const heads = ['No.', 'Nomor peserta', 'Nama', 'Kelas', 'Kursi', 'Tanda tangan'];
/** Points. Fixed: a word that fits no line would push its neighbours off the page. */
const widths = [22, 84, 159, 52, 44, 110];

/** Participants by room on A4, each room on pages of its own, with a column to sign. Answers the PDF and how many rows there are. */
export async function printDaftar(context: Context, asked: CetakPeserta) {
  const { sekolah, seated } = await findCetak(context, asked);
  const rooms = [...Map.groupBy(seated, ({ ruang }) => ruang)];
  async function* parts(): AsyncGenerator<PaperPart> {
    for (const [index, [ruang, people]] of rooms.entries()) {
      yield { content: buildRoom(sekolah, ruang, people, index > 0) };
      await setImmediate();
    }
  }
  const paper: Paper = {
    title: `Daftar peserta ${sekolah.nama}`,
    margins: [36, 36, 36, 44],
    foot: keepRightToLeft(sekolah.nama),
  };
  return { bytes: await printPaper(paper, parts()), jumlah: seated.length };
}

function buildRoom(
  { nama, tahun_ajaran }: SekolahTahunIni,
  ruang: string | null,
  people: readonly Seated[],
  isFurther: boolean,
): Content[] {
  const rows = people.map(({ nomor_peserta, nama, kelas, kursi }, index): TableCell[] => [
    { text: String(index + 1), alignment: 'right' },
    nomor_peserta,
    keepRightToLeft(nama),
    kelas ?? '',
    kursi ?? '',
    '',
  ]);
  const header = heads.map((text): TableCell => ({ text, bold: true, fillColor: '#eeeeee' }));
  return [
    {
      text: keepRightToLeft(nama),
      fontSize: 11,
      bold: true,
      ...(isFurther && { pageBreak: 'before' }),
    },
    {
      text: `Daftar peserta ujian ${tahun_ajaran} · ${ruang === null ? 'belum punya ruang' : `Ruang ${ruang}`} · ${people.length} peserta`,
      fontSize: 10,
      margin: [0, 2, 0, 8],
    },
    {
      table: { headerRows: 1, widths, dontBreakRows: true, body: [header, ...rows] },
      layout: 'sheet',
      fontSize: 9,
    },
  ];
}
