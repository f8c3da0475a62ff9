import type { NamaBerkas } from '@spmb/shared/laporan/laporan.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import {
  kataJalan,
  kataPeringkat,
  peringkatDi,
  yangCadangan,
  yangDiterima,
  type BarisHasil,
} from './baris.ts';
import type { Laporan } from './open-laporan.ts';

/** A list as a sheet. */
export interface Lembar {
  heads: readonly string[];
  rows: SheetCell[][];
}

type Column = readonly [head: string, cell: (row: BarisHasil, index: number) => SheetCell];

const points = (hundredths: number | undefined): SheetCell =>
  hundredths === undefined ? null : hundredths / 100;

const orang: Column[] = [
  ['No', (_row, index) => index + 1],
  ['Nomor pendaftaran', ({ nomor }) => nomor],
  [labelPeserta.nisn, ({ nisn }) => nisn],
  [labelPeserta.nama, ({ nama }) => nama],
  ['L/P', ({ jenis_kelamin }) => jenis_kelamin],
  [labelPeserta.nama_sekolah_asal, ({ sekolah }) => sekolah],
  ['Program keahlian', ({ jurusan }) => jurusan],
];
const akhir: Column = ['Nilai akhir', ({ keterangan }) => points(keterangan?.akhir)];

const sheet = (columns: readonly Column[], rows: readonly BarisHasil[]): Lembar => ({
  heads: columns.map(([head]) => head),
  rows: rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
});

const nilaiHeads = ['N.P', 'N.R', 'N.T', 'N.W', 'N.A'];
const peringkatHeads = [
  'Program keahlian',
  'Pilihan',
  'Peringkat',
  'Nomor pendaftaran',
  labelPeserta.nisn,
  labelPeserta.nama,
];

/** Rank lists of all programmes below each other. */
function peringkat({ rows, program }: Laporan): Lembar {
  return {
    heads: [...peringkatHeads, labelPeserta.nama_sekolah_asal, ...nilaiHeads, 'Hasil'],
    rows: program.flatMap(({ id, name }) =>
      ([1, 2] as const).flatMap((ke) =>
        peringkatDi(rows, id, ke).map(({ baris, peringkat: place }): SheetCell[] => [
          name,
          ke,
          place,
          baris.nomor,
          baris.nisn,
          baris.nama,
          baris.sekolah,
          ...komponen.map((one) => points(baris.keterangan?.nilai[one])),
          points(baris.keterangan?.akhir),
          kataPeringkat(baris),
        ]),
      ),
    ),
  };
}

/** Lists that hold nothing but the result itself. */
export const lembarHasil: Record<
  Exclude<NamaBerkas, 'baris' | 'dapodik' | 'impor'>,
  (laporan: Laporan) => Lembar
> = {
  diterima: (laporan) =>
    sheet(
      [...orang, ['Jalur', kataJalan], ['Jenis kursi', ({ keterangan }) => keterangan?.kursi ?? ''], akhir],
      yangDiterima(laporan),
    ),
  cadangan: (laporan) =>
    sheet([...orang, ['Cadangan', ({ urutan }) => urutan], akhir], yangCadangan(laporan)),
  peringkat,
};
