import type { Berkas } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { CallError } from '../../../http/call-error.ts';
import { gabungHalaman, halamanMax } from './gabung-halaman.ts';
import { siapkanGambar, type Gambar } from './siapkan-gambar.ts';
import { tulisUkuran } from './ukuran.ts';

export type FieldBerkas = Berkas<NamaField>;

export interface Halaman {
  /** As it was chosen, for another way to cut it. */
  asal: File;
  gambar: Gambar;
  /** Whether it was cut to 3x4. */
  dipotong: boolean;
}

/** What was chosen and is looked at; nothing of it is kept yet. */
export type Terpilih =
  { jenis: 'pdf'; file: File } | { jenis: 'gambar'; halaman: readonly [Halaman, ...Halaman[]] };

const rasioFoto = 3 / 4;

/** Reads chosen files as what the field takes: pictures, or one PDF. Throws CallError for every other. */
export async function bacaTerpilih(field: FieldBerkas, files: readonly File[]): Promise<Terpilih> {
  const [first, ...rest] = files;
  if (!first) throw new CallError('Tidak ada berkas yang dipilih. Pilih lagi.', 0);
  if (await isPdf(first)) return bacaPdf(field, first, rest.length);
  const halaman: [Halaman, ...Halaman[]] = [await bacaHalaman(field, first)];
  for (const file of rest) halaman.push(await bacaHalaman(field, file));
  return { jenis: 'gambar', halaman };
}

function bacaPdf({ terima }: FieldBerkas, file: File, others: number): Terpilih {
  if (terima === 'foto') throw new CallError('Foto berupa gambar JPG atau PNG, bukan PDF. Pilih lagi.', 0);
  if (others > 0)
    throw new CallError('Pilih satu PDF saja, atau beberapa gambar yang menjadi halamannya.', 0);
  if (file.size > MAX_FILE_BYTES)
    throw new CallError(
      `PDF ini ${tulisUkuran(file.size)}, paling besar 2 MB. Perkecil PDF-nya, atau foto halamannya dengan Ambil foto.`,
      0,
    );
  return { jenis: 'pdf', file };
}

/** A picture as a page; a photo of a person is cut to 3x4 where nothing else is said. */
export async function bacaHalaman(
  { terima }: FieldBerkas,
  asal: File,
  dipotong = terima === 'foto',
): Promise<Halaman> {
  if (await isPdf(asal))
    throw new CallError('PDF tidak dapat digabung dengan gambar. Pilih gambar JPG atau PNG.', 0);
  const gambar = await siapkanGambar(asal, dipotong ? { rasio: rasioFoto } : {});
  return { asal, gambar, dipotong };
}

/** The same with more pages. Throws CallError where they are too many. */
export function tambahHalaman(before: readonly Halaman[], more: readonly Halaman[]): Halaman[] {
  if (before.length + more.length > halamanMax)
    throw new CallError(`Paling banyak ${halamanMax} halaman. Buang satu dulu, atau pakai PDF.`, 0);
  return [...before, ...more];
}

/** The file that is kept and sent, named for what it is, and its small picture: empty for a PDF, which has none. */
export async function jadikanBerkas(
  { label }: FieldBerkas,
  terpilih: Terpilih,
): Promise<{ file: File; kecil: Blob }> {
  const pdf = (content: Blob) => new File([content], `${label}.pdf`, { type: 'application/pdf' });
  if (terpilih.jenis === 'pdf') return { file: pdf(terpilih.file), kecil: new Blob() };
  const pages = terpilih.halaman.map(({ gambar }) => gambar);
  const { jpeg, kecil } = terpilih.halaman[0].gambar;
  const isOne = pages.length === 1;
  const file = isOne
    ? new File([jpeg], `${label}.jpg`, { type: 'image/jpeg' })
    : pdf(await gabungHalaman(pages));
  return { file, kecil };
}

/** By its content: telephones name files as they like. */
const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';
