import { words, type Cell } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { cutTable } from '../kartu/build-cards.ts';
import { cardWidth } from '../kartu/card.ts';
import type { RuangFacts } from './ruang-facts.ts';

const seatWidth = 84;
const gap = 8;

/** For the desks: seat, name and number, ten a page to cut apart. */
export function labelMeja({ ruang, sesi, sekolah }: RuangFacts): PaperPart {
  const labels = ruang.peserta.map(({ nama, nomor_peserta, kelas, kursi }): Cell => [
    words(sekolah.nama, { size: 7.5, align: 'center' }),
    words([ruang.ruang && `Ruang ${ruang.ruang}`, sesi.name].filter(Boolean).join(' · '), {
      size: 9,
      align: 'center',
      below: 8,
    }),
    {
      kind: 'table',
      look: 'bare',
      gap,
      widths: [seatWidth, cardWidth - seatWidth - gap],
      rows: [
        [
          [
            words('Kursi', { size: 8, align: 'center' }),
            words(kursi || '–', { size: kursi.length > 4 ? 16 : 34, bold: true, align: 'center' }),
          ],
          [
            words(nama, { size: nama.length > 44 ? 9 : nama.length > 22 ? 11 : 14, bold: true, below: 3 }),
            words(nomor_peserta, { size: 11, below: 2 }),
            words(kelas, { size: 9 }),
          ],
        ],
      ],
    },
  ]);
  return { blocks: [cutTable(labels)], margins: [20, 20, 20, 20] };
}
