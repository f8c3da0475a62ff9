import { kunciSeriWords, type KunciSeri } from '@spmb/shared/seleksi/aturan.ts';
import type { PengaturanSeleksi } from '@spmb/shared/pengaturan/seleksi.schema.ts';
import { clockText, dateInWords, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { BarisSanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { words, type Block } from '../../print/block.ts';
import type { PaperPart } from '../../print/paper.ts';
import { teksRatusan, yangCadangan, yangDiterima } from './baris.ts';
import { kaki, kepala, margins, pengesahan, tegak, type IsiLaporan } from './halaman.ts';

/** The rules as they are written down. */
type AturanTertulis = Pick<
  PengaturanSeleksi,
  'mode_seleksi' | 'nilai_minimum' | 'nilai_kosong' | 'persen_afirmasi'
> & {
  urutan_seri: readonly KunciSeri[];
};

/** What was done until the result stood. */
export interface Jalannya {
  pengaturan: AturanTertulis;
  putaran: { jenis: string; program: string; nama: string; dibuat_ms: number }[];
  potret: { nomor: number; sha256: string; nama: string; alasan: string; dibuat_ms: number }[];
  manual: { nama: string; jurusan: string; alasan: string }[];
  prioritas: { nama: string; hasil: string; alasan: string }[];
  sanggahan: BarisSanggahan[];
}

const size = 9.5;
const label = (text: string) => words(text, { size: 10.5, bold: true, above: 8, below: 4 });
const line = (text: string) => words(text, { size, below: 2, lineHeight: 1.2 });

/** The record of the selection, to be signed. */
export function beritaAcara(isi: IsiLaporan, jalannya: Jalannya): PaperPart {
  const { zona, nama } = isi.sekolah;
  return {
    margins,
    foot: kaki('Berita acara seleksi', isi),
    blocks: [
      ...kepala(isi, tegak, 'BERITA ACARA SELEKSI PENERIMAAN MURID BARU'),
      line(
        `Panitia penerimaan murid baru ${nama} menyatakan bahwa seleksi dijalankan menurut aturan dan dengan hasil sebagai berikut.`,
      ),
      label('Aturan'),
      ...aturan(jalannya.pengaturan).map(line),
      label('Hasil per program keahlian'),
      hasilProgram(isi),
      label('Putaran yang dijalankan'),
      ...putaran(jalannya, zona),
      label('Prioritas'),
      ...orNone(
        jalannya.prioritas.map((one) => `${one.nama}: ${one.hasil}. Alasan: ${tanpaTitik(one.alasan)}.`),
      ),
      label('Penempatan manual'),
      ...orNone(
        jalannya.manual.map(
          (one) => `${one.nama} di ${one.jurusan}. Alasan: ${tanpaTitik(one.alasan) || 'tidak ditulis'}.`,
        ),
      ),
      label('Sanggahan'),
      ...orNone(
        jalannya.sanggahan.map(
          (one) =>
            `Nomor ${one.nomor}, ${one.nama}: ${one.dijawab_ms === null ? 'belum dijawab' : `dijawab ${waktu(one.dijawab_ms, zona)} oleh ${one.dijawab_oleh}`}.`,
        ),
      ),
      ...pengesahan(isi, tegak),
    ],
  };
}

/** What somebody wrote, with or without its full stop, within a sentence of the record. */
const tanpaTitik = (text: string) => text.replace(/\.$/, '');

const orNone = (sentences: readonly string[]): Block[] =>
  sentences.length === 0 ? [line('Tidak ada.')] : sentences.map(line);

const waktu = (ms: number, zona: Zone) => `${dateInWords(localDate(ms, zona))} pukul ${clockText(ms, zona)}`;

function aturan(settings: AturanTertulis): string[] {
  const { mode_seleksi, nilai_minimum, nilai_kosong, urutan_seri, persen_afirmasi } = settings;
  return [
    mode_seleksi === 'stabil'
      ? 'Cara: stabil; kedua pilihan dihitung sama.'
      : 'Cara: passing grade 1 lalu passing grade 2. Pilihan 2 hanya mengisi kursi yang tersisa setelah pilihan 1, walaupun nilainya lebih tinggi.',
    `Nilai akhir minimum: ${String(nilai_minimum).replace('.', ',')}. Komponen yang kosong: ${nilai_kosong === 'nol' ? 'dihitung nol' : 'menahan putaran'}.`,
    `Bila nilai akhir sama: ${urutan_seri.map((key) => kunciSeriWords[key].toLowerCase()).join('; ')}; lalu nomor pendaftaran.`,
    `Kursi afirmasi: ${persen_afirmasi} persen pagu, dibulatkan ke atas.`,
  ];
}

function hasilProgram({ laporan }: IsiLaporan): Block {
  const [diterima, cadangan] = [yangDiterima(laporan), yangCadangan(laporan)];
  return {
    kind: 'table',
    look: 'dense',
    widths: [143, 34, 44, 52, 52, 58, 68],
    head: ['Program', 'Pagu', 'Diterima', 'Manual', 'Cadangan', 'Kursi sisa', 'Nilai terendah'],
    below: 4,
    rows: laporan.program.map(({ id, name, pagu }) => {
      const own = diterima.filter((row) => row.program === id);
      const scores = own
        .filter(({ jalan }) => jalan !== 'manual')
        .flatMap(({ keterangan }) => (keterangan ? [keterangan.akhir] : []));
      return [
        name,
        String(pagu),
        String(own.length),
        String(own.filter(({ jalan }) => jalan === 'manual').length),
        String(cadangan.filter((row) => row.program === id).length),
        String(Math.max(0, pagu - own.length)),
        scores.length === 0 ? '–' : teksRatusan(scores.reduce((least, one) => Math.min(least, one))),
      ];
    }),
  };
}

const jenisWords: Record<string, string> = {
  pg1: 'Passing grade 1',
  pg2: 'Passing grade 2',
  stabil: 'Seleksi stabil',
};

function putaran({ putaran: all, potret }: Jalannya, zona: Zone): Block[] {
  const rounds = all.map(
    (one) =>
      `${[jenisWords[one.jenis] ?? one.jenis, one.program].filter(Boolean).join(' ')}: ${waktu(one.dibuat_ms, zona)}, oleh ${one.nama}.`,
  );
  const kept = potret.map(
    (one) =>
      `Hasil nomor ${one.nomor} disimpan ${waktu(one.dibuat_ms, zona)} oleh ${one.nama}${one.alasan && `, alasan: ${tanpaTitik(one.alasan)}`}. Sidik jari masukan (SHA-256): ${one.sha256}.`,
  );
  return orNone([...rounds, ...kept]);
}
