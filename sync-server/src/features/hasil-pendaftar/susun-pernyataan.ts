import { words, type Block } from '../../print/block.ts';
import { signatures } from '../../print/signatures.ts';
import { openHalaman, pageWidth, size, type IsiHasil } from './halaman-hasil.ts';

const line = (text: string, below = 6) =>
  words(text, { size: 10.5, align: 'justify', lineHeight: 1.3, below });

/** The statement that applicant and parent sign for the re-registration, on one page. */
export function susunPernyataan(isi: IsiHasil): Block[] {
  const { hasil, sekolah, pemilik, materai } = isi;
  const place = sekolah.titi_mangsa_ttd.trim() || '........................';
  const sentences = [
    `Saya bersedia menjadi murid ${sekolah.nama}, program keahlian ${hasil.jurusan}, tahun ajaran ${sekolah.tahun_ajaran}.`,
    'Saya menaati tata tertib sekolah dan mengikuti kegiatan belajar sampai selesai.',
    'Data dan dokumen yang saya serahkan benar. Bila terbukti tidak benar, saya menerima keputusan sekolah, termasuk pembatalan penerimaan.',
    'Saya menyelesaikan daftar ulang menurut jadwal. Bila tidak, kursi saya dapat diberikan kepada pendaftar cadangan.',
  ];
  return [
    ...openHalaman(isi, 'SURAT PERNYATAAN DAFTAR ULANG', [['Program keahlian', hasil.jurusan]]),
    line('Dengan diketahui orang tua atau wali, saya yang namanya tertulis di atas menyatakan:'),
    ...sentences.map((sentence, at) => line(`${at + 1}. ${sentence}`)),
    words(`${place}, ........................ 20.....`, { size, align: 'right', above: 14, below: 8 }),
    ...(materai ? [kotakMeterai] : []),
    signatures(
      [
        { role: 'Yang menyatakan', nama: pemilik.nama, nip: null },
        { role: 'Orang tua atau wali', nama: '', nip: null },
      ],
      pageWidth,
    ),
    words(
      'Tandatangani, pindai atau foto menjadi PDF, lalu kirim di halaman Daftar ulang sebelum batasnya.',
      { size: 8.5, above: 10, color: '#555555' },
    ),
  ];
}

/** Where the stamp is put on (N23). */
const kotakMeterai: Block = {
  kind: 'table',
  look: 'sheet',
  widths: [62],
  rowHeight: 40,
  below: 8,
  rows: [[[words('Tempel meterai di sini', { size })]]],
};
