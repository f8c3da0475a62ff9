import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { words, type Block } from '../../print/block.ts';
import type { PaperPart } from '../../print/paper.ts';
import { kataJalan, sidikBaris, teksAkhir, yangCadangan, yangDiterima } from './baris.ts';
import { kaki, kepala, margins, melintang, pengesahan, type IsiLaporan } from './halaman.ts';

const title = 'LAPORAN PENERIMAAN MURID BARU';
/** Rows of one table: a layout of thousands would hold them all at once. */
const rowsPerTable = 500;

export const kepalaKolom = [
  'No',
  'Nomor pendaftaran',
  labelPeserta.nisn,
  labelPeserta.nama,
  'L/P',
  labelPeserta.nama_sekolah_asal,
  'Program keahlian',
  'Jalur',
  'Nilai akhir',
];
const widths = [26, 92, 62, 144, 20, 146, 104, 56, 40];

/** The lines of the report, with a number each. */
export const barisPenerimaan = ({ laporan }: Pick<IsiLaporan, 'laporan'>): string[][] =>
  yangDiterima(laporan).map((one, at) => [
    String(at + 1),
    one.nomor,
    one.nisn,
    one.nama,
    one.jenis_kelamin,
    one.sekolah,
    one.jurusan,
    kataJalan(one),
    teksAkhir(one),
  ]);

/** Counts by programme: quota, accepted, waiting. */
export function ringkasan({ laporan }: Pick<IsiLaporan, 'laporan'>): string[][] {
  const [diterima, cadangan] = [yangDiterima(laporan), yangCadangan(laporan)];
  return laporan.program.map(({ id, name, pagu }) =>
    [
      name,
      pagu,
      diterima.filter(({ program }) => program === id).length,
      cadangan.filter(({ program }) => program === id).length,
    ].map(String),
  );
}
export const kepalaRingkasan = ['Program keahlian', 'Pagu', 'Diterima', 'Cadangan'];

/** How who holds the report finds out that it says what the server says. */
export const caraPeriksa = (sidik: string): string =>
  `Sidik jari isi (SHA-256): ${sidik}. Untuk memeriksa: ambil berkas “Baris bersidik jari” di menu Laporan, hitung SHA-256-nya dengan sha256sum atau certutil, lalu bandingkan.`;

/** The acceptance report on A4 landscape. */
export function penerimaan(isi: IsiLaporan): PaperPart {
  const rows = barisPenerimaan(isi);
  const tables: Block[] = [];
  for (let at = 0; at < rows.length; at += rowsPerTable)
    tables.push({
      kind: 'table',
      look: 'dense',
      widths,
      head: kepalaKolom,
      rows: rows.slice(at, at + rowsPerTable),
    });
  return {
    isLandscape: true,
    margins,
    foot: kaki('Laporan penerimaan', isi),
    blocks: [
      ...kepala(isi, melintang, title),
      {
        kind: 'table',
        look: 'dense',
        widths: [250, 60, 60, 60],
        head: kepalaRingkasan,
        rows: ringkasan(isi),
        below: 10,
      },
      ...(rows.length === 0 ? [words('Belum ada yang diterima.', { size: 10 })] : tables),
      words(caraPeriksa(sidikBaris(isi.laporan)), { size: 8, above: 10 }),
      ...pengesahan(isi, melintang),
    ],
  };
}
