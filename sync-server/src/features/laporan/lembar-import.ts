import type { peserta } from '../peserta/rows/peserta.table.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';

type Own = typeof peserta.$inferSelect;

/** Heads of the participants' template, which its import reads; the programme is the one that accepted. */
const columns: readonly (readonly [head: string, cell: (own: Own, jurusan: string) => SheetCell])[] = [
  ['nomor_peserta', ({ nomor_peserta }) => nomor_peserta],
  ['kelas', ({ kelas }) => kelas],
  ['nisn', ({ nisn }) => nisn],
  ['nama', ({ nama }) => nama],
  ['jenis_kelamin', ({ jenis_kelamin }) => jenis_kelamin],
  ['tempat_lahir', ({ tempat_lahir }) => tempat_lahir],
  ['tanggal_lahir', ({ tanggal_lahir }) => tanggal_lahir?.split('-').toReversed().join('-') ?? null],
  ['agama', ({ agama }) => agama],
  ['sekolah_asal', ({ nama_sekolah_asal }) => nama_sekolah_asal],
  ['pilihan 1', (_own, jurusan) => jurusan],
  ['pilihan 2', () => null],
  ['nomor_hp', ({ nomor_hp }) => nomor_hp],
  ['ruang', () => null],
  ['sesi', () => null],
  ['kata_sandi', () => null],
];

export const headsImport = columns.map(([head]) => head);
/** An accepted applicant as the import of participants reads him; a password leaves in no file. */
export const barisImport = (own: Own, jurusan: string): SheetCell[] =>
  columns.map(([, cell]) => cell(own, jurusan));
