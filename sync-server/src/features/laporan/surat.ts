import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { words, type Block, type Cell } from '../../print/block.ts';
import type { PaperPart } from '../../print/paper.ts';
import { signatures } from '../../print/signatures.ts';
import { kataStatus, type BarisHasil } from './baris.ts';
import { kaki, kepala, margins, tegak, type IsiLaporan } from './halaman.ts';

const size = 10.5;
const text = (sentence: string, below = 8) =>
  words(sentence, { size, align: 'justify', lineHeight: 1.3, below });

/** The decision on one applicant, on a page of its own. */
export function surat(isi: IsiLaporan, baris: BarisHasil): PaperPart {
  const { sekolah } = isi;
  const place = sekolah.titi_mangsa_ttd.trim() || '........................';
  return {
    margins,
    foot: kaki(`Surat keputusan ${baris.nomor}`, isi),
    blocks: [
      ...kepala(isi, tegak, 'SURAT KEPUTUSAN HASIL SELEKSI'),
      words('Nomor: ........................................', { size, align: 'center', below: 16 }),
      text(`Berdasarkan hasil seleksi penerimaan murid baru, Kepala ${sekolah.nama} memutuskan bahwa:`),
      fakta([
        [labelPeserta.nama, baris.nama],
        ['Nomor pendaftaran', baris.nomor],
        [labelPeserta.nisn, baris.nisn || '–'],
        [labelPeserta.nama_sekolah_asal, baris.sekolah || '–'],
      ]),
      words('dinyatakan', { size, align: 'center', below: 6 }),
      words(kataStatus(baris).toUpperCase(), { size: 15, bold: true, align: 'center', below: 12 }),
      text(penutup(baris), 22),
      words(`${place}, ........................ 20.....`, { size, align: 'right', below: 8 }),
      signatures(
        [
          { role: 'Ketua panitia', nama: sekolah.ketua_panitia_nama, nip: sekolah.ketua_panitia_nip },
          { role: 'Kepala sekolah', nama: sekolah.kepalasekolah, nip: sekolah.nip },
        ],
        tegak,
      ),
    ],
  };
}

function penutup({ status, lepas }: BarisHasil): string {
  if (lepas)
    return 'Yang bersangkutan diterima, lalu kursinya dilepas saat daftar ulang: ia mengundurkan diri, ditolak, atau melewati batasnya.';
  if (status === 'L')
    return 'Yang bersangkutan mengikuti daftar ulang menurut jadwal sekolah. Kursi dapat diberikan kepada cadangan bila daftar ulang tidak diselesaikan.';
  return status === 'CADANGAN'
    ? 'Yang bersangkutan dipanggil menurut nomor cadangan bila ada kursi yang kosong saat daftar ulang.'
    : 'Penjelasan nilai dan peringkat ada di Keterangan hasil seleksi, yang dapat dicetak pendaftar dari dasbornya.';
}

const fakta = (facts: [string, string][]): Block => ({
  kind: 'table',
  look: 'bare',
  widths: [140, 10, tegak - 150],
  below: 10,
  rows: facts.map(([name, value]): Cell[] => [
    [words(name, { size, below: 4 })],
    [words(':', { size })],
    [words(value, { size, bold: name === 'Nama', below: 4 })],
  ]),
});
