import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { words, type Block } from '../../print/block.ts';
import type { PaperPart } from '../../print/paper.ts';
import { kataPeringkat, peringkatDi, teksAkhir, teksRatusan, type BarisPeringkat } from './baris.ts';
import type { Program } from './open-laporan.ts';
import { kaki, kepala, margins, melintang, type IsiLaporan } from './halaman.ts';

const head = [
  'Peringkat',
  'Nomor',
  labelPeserta.nama,
  labelPeserta.nama_sekolah_asal,
  'N.P',
  'N.R',
  'N.T',
  'N.W',
  'N.A',
  'Hasil',
];
const widths = [44, 86, 160, 140, 32, 32, 32, 32, 34, 90];

/** The rank lists of one programme: who chose it first, and who chose it second. */
export function peringkat(isi: IsiLaporan, program: Program): PaperPart {
  return {
    isLandscape: true,
    margins,
    foot: kaki(`Daftar peringkat ${program.name}`, isi),
    blocks: [
      ...kepala(isi, melintang, `DAFTAR PERINGKAT ${program.name.toUpperCase()}`),
      ...([1, 2] as const).flatMap((ke) => {
        const rows = peringkatDi(isi.laporan.rows, program.id, ke);
        return rows.length === 0 ? [] : [judul(ke, rows.length, program.pagu), tabel(rows)];
      }),
    ],
  };
}

const judul = (ke: number, jumlah: number, pagu: number) =>
  words(`Pilihan ${ke}: ${jumlah} pendaftar, pagu ${pagu} kursi`, {
    size: 10.5,
    bold: true,
    above: 6,
    below: 4,
  });

const tabel = (rows: readonly BarisPeringkat[]): Block => ({
  kind: 'table',
  look: 'dense',
  widths,
  head,
  below: 8,
  rows: rows.map(({ baris, peringkat: place }) => [
    String(place),
    baris.nomor,
    baris.nama,
    baris.sekolah,
    ...komponen.map((one) => teksRatusan(baris.keterangan?.nilai[one] ?? 0)),
    teksAkhir(baris),
    kataPeringkat(baris),
  ]),
});
