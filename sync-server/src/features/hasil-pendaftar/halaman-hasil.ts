import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { words, type Block, type Cell } from '../../print/block.ts';
import { schoolHead } from '../../print/letterhead.ts';
import type { SekolahKertas } from '../kertas-ujian/facts/sekolah-kertas.queries.ts';
import type { Pemilik } from './pemilik.queries.ts';

/** What a paper of a result is made of. */
export interface IsiHasil extends SekolahKertas {
  pemilik: Pemilik;
  hasil: HasilPendaftar;
  /** Names of the pictures; undefined: there is none. */
  foto: string | undefined;
  kode: string | undefined;
  /** Statements carry a box for a stamp. */
  materai: boolean;
}

/** Points between the margins of an A4 page. */
export const pageWidth = 515;
export const size = 9.5;
const side = 92;

/** The head of a paper of a result: letterhead, title, number, and who it is about beside photo and code. */
export const openHalaman = (isi: IsiHasil, title: string, facts: [string, string][]): Block[] => [
  ...schoolHead(isi.sekolah, isi.logo, pageWidth),
  words(`${title} ${isi.sekolah.tahun_ajaran}`, { size: 12, bold: true, align: 'center', below: 3 }),
  words(isi.pemilik.nomor_register ?? isi.pemilik.nomor_peserta, {
    size: 17,
    bold: true,
    align: 'center',
    below: 10,
  }),
  beside(isi, [
    [labelPeserta.nama, isi.pemilik.nama],
    [labelPeserta.nisn, isi.pemilik.nisn ?? '–'],
    [labelPeserta.nama_sekolah_asal, isi.pemilik.nama_sekolah_asal ?? '–'],
    ...facts,
    ['Diumumkan', waktu(isi)],
  ]),
];

const waktu = ({ hasil: { terbit_ms }, sekolah: { zona } }: IsiHasil): string =>
  `${dateInWords(localDate(terbit_ms, zona))} pukul ${clockText(terbit_ms, zona)} ${zona}`;

function beside({ foto, kode }: IsiHasil, facts: [string, string][]): Block {
  const pictures: Cell = [
    ...(foto === undefined ? [] : [{ kind: 'picture' as const, name: foto, width: side, height: 122 }]),
    ...(kode === undefined
      ? []
      : [
          words('', { above: 4 }),
          { kind: 'picture' as const, name: kode, width: side, height: side },
          words('Pindai untuk memeriksa keaslian', { size: 6.5, align: 'center' }),
        ]),
  ];
  const width = pageWidth - side - 14;
  const rows = facts.map(([name, value]): Cell[] => [
    [words(name, { size, below: 4 })],
    [words(':', { size })],
    [words(value, { size, below: 4 })],
  ]);
  const table: Block = { kind: 'table', look: 'bare', widths: [112, 8, width - 120], rows };
  return {
    kind: 'table',
    look: 'bare',
    gap: 14,
    below: 10,
    widths: [width, side],
    rows: [[[table], pictures]],
  };
}
