import type { Formulir } from '../pendaftaran/formulir/formulir.ts';
import type { Syarat } from '../pendaftaran/formulir/field.ts';
import { isDitanya, isWajib } from '../pendaftaran/periksa.ts';
import { semuaBerkas } from './kolom.ts';

/** What a reviewer says of a document. */
export const kataPutusan = {
  baik: 'Baik',
  buram: 'Buram',
  salah_dokumen: 'Salah dokumen',
  tidak_lengkap: 'Tidak lengkap',
  kedaluwarsa: 'Kedaluwarsa',
  data_tidak_cocok: 'Data tidak cocok',
  lainnya: 'Lainnya',
} as const;
export type Putusan = keyof typeof kataPutusan;

export interface PutusanDokumen {
  /** Name of the form's field. */
  kolom: string;
  putusan: Putusan;
  catatan: string;
}

export interface DokumenDiminta {
  kolom: string;
  label: string;
  /** Stored name; null: not handed in. */
  berkas: string | null;
  /** An application is taken only once it is good. */
  wajib: boolean;
}

/** Documents that a form was asked for, or has beyond that, in its order. */
export const dokumenDiminta = (isi: Formulir, syarat: Syarat): DokumenDiminta[] =>
  semuaBerkas
    .filter((field) => isDitanya(field, isi, syarat))
    .map((field) => {
      const berkas = (isi[field.name] as string | null) || null;
      const wajib = isWajib(field, syarat) || (berkas !== null && !field.bolehKosong);
      return { kolom: field.name, label: field.label, berkas, wajib };
    });
