import { formulir, kosong, semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { raporSteps } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { pernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { teksIsian, type NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { nilaiTertutup } from '@spmb/shared/verifikasi/kolom.ts';

export interface BarisIsian {
  label: string;
  teks: string;
}
export interface IsianLangkah {
  title: string;
  rows: readonly BarisIsian[];
}

/** Report cards stand in a table, the declaration in its words. */
const elsewhere = new Set<string>([...raporSteps, pernyataan].map(({ name }) => name));

const isFilled = (isi: Formulir, name: string, empty: unknown): boolean =>
  isi[name as keyof Formulir] !== empty;

/** What is filled in, by the form's steps and labels: no files, and no step in which there is nothing. */
export const isianLangkah = (isi: Formulir, namaAcuan: NamaAcuanById): IsianLangkah[] =>
  formulir
    .filter(({ name }) => !elsewhere.has(name))
    .map(({ title, fields }) => ({
      title,
      rows: fields
        .filter((field) => field.jenis !== 'berkas' && isFilled(isi, field.name, kosong(field)))
        .map((field) => ({
          label: field.label,
          teks: teksIsian(field, nilaiTertutup(field, isi[field.name as keyof Formulir]), namaAcuan),
        })),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Labels of the files that were handed in with the form. */
export const dokumenTerkirim = (isi: Formulir): string[] =>
  semuaField.filter(({ jenis, name }) => jenis === 'berkas' && isi[name]).map(({ label }) => label);
