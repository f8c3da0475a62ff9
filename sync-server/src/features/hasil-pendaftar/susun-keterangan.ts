import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { kataHasil, teksNilai } from '@spmb/shared/hasil-pendaftar/kata-hasil.ts';
import { words, type Block } from '../../print/block.ts';
import { openHalaman, pageWidth, size, type IsiHasil } from './halaman-hasil.ts';

const label = (text: string) => words(text, { size: 10.5, bold: true, above: 6, below: 3 });
const line = (text: string) => words(text, { size, align: 'justify', lineHeight: 1.2, below: 2 });

/** Why the result is as it is, on one page; of an older wave the result alone. */
export function susunKeterangan(isi: IsiHasil): Block[] {
  const { hasil } = isi;
  const { title, body, pilihan } = kataHasil(hasil);
  return [
    ...openHalaman(isi, 'KETERANGAN HASIL SELEKSI', [['Hasil', title]]),
    ...body.map(line),
    ...(hasil.nilai ? [label('Nilai sesudah dikalikan bobot'), tabelNilai(hasil.nilai)] : []),
    ...(hasil.pilihan.length > 0 ? [label('Peringkat'), tabelPilihan(hasil)] : []),
    ...pilihan.flatMap((one) => [label(one.title), ...one.body.map(line)]),
    words(
      'Keterangan ini dicetak dari data yang diumumkan dan tidak berubah sesudahnya. Bila ada yang keliru, tanyakan kepada panitia, atau ajukan sanggahan dari dasbor selama masanya.',
      { size: 8.5, above: 10, color: '#555555' },
    ),
  ];
}

const even = (columns: number) => Array.from({ length: columns }, () => pageWidth / columns - 8.5);

const tabelNilai = (nilai: NonNullable<HasilPendaftar['nilai']>): Block => ({
  kind: 'table',
  look: 'sheet',
  widths: even(5),
  head: ['Prestasi (N.P)', 'Rapor (N.R)', 'Teori (N.T)', 'Wawancara (N.W)', 'Akhir (N.A)'],
  rows: [[nilai.prestasi, nilai.rapor, nilai.teori, nilai.wawancara, nilai.akhir].map(teksNilai)],
  below: 4,
});

const tabelPilihan = ({ pilihan }: HasilPendaftar): Block => ({
  kind: 'table',
  look: 'sheet',
  widths: [44, 190, 84, 50, 104.5],
  head: ['Pilihan', 'Program keahlian', 'Peringkat', 'Pagu', 'Nilai terendah'],
  rows: pilihan.map(({ ke, name, peringkat, dari, pagu, nilai_terendah }) => [
    String(ke),
    name,
    `${peringkat} dari ${dari}`,
    String(pagu),
    nilai_terendah === null ? '–' : teksNilai(nilai_terendah),
  ]),
  below: 4,
});
