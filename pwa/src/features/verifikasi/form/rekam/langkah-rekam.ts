import type { Field } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { findField, formulir, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';

/** A step as a reviewer walks through it. */
export interface LangkahRekam {
  name: string;
  title: string;
  fields: readonly Field<NamaField>[];
}

const steps = formulir as readonly LangkahRekam[];
const afterRapor = steps.findIndex(({ name }) => name === 'skl');
const pernyataan = steps.at(-1);

/** The 17 steps (2 §2): those of the applicant's form, with the averages behind the report cards and the result last. */
export const langkahRekam: readonly LangkahRekam[] = [
  ...steps.slice(0, afterRapor),
  { name: 'rata-rata', title: 'Rata-rata nilai rapor', fields: [] },
  ...steps.slice(afterRapor, -1),
  { name: 'hasil', title: 'Hasil verifikasi', fields: pernyataan?.fields ?? [] },
];
export const langkahHasil = langkahRekam.length - 1;

/** What a field or a step is called. */
export const labelOf = (name: string): string =>
  langkahRekam.find((step) => step.name === name)?.title ?? findField(name)?.label ?? name;

/** Where a reviewer stands: a step, and one of its documents where it has any. */
export interface Tempat {
  langkah: number;
  /** Name of the field. */
  dokumen: string | undefined;
}

/** All places of a file in the order in which it is walked through. */
export const tempatDari = ({ dokumen }: Pick<RekamVerifikasi, 'dokumen'>): Tempat[] =>
  langkahRekam.flatMap(({ fields }, langkah): Tempat[] => {
    const own = fields.filter(({ name }) =>
      dokumen.some(({ kolom, path, wajib }) => kolom === name && (path !== '' || wajib)),
    );
    return own.length === 0
      ? [{ langkah, dokumen: undefined }]
      : own.map(({ name }) => ({ langkah, dokumen: name }));
  });

/** Steps without a document are read beside the one that says the same. */
const pendamping: Readonly<Record<string, string>> = {
  alamat: 'dok_kartu_keluarga',
  'orang-tua': 'dok_kartu_keluarga',
  'sekolah-asal': 'dok_skl',
};

/** The document that stands beside a place. */
export function dokumenDi(places: readonly Tempat[], at: number): string | undefined {
  const place = places[at];
  const beside = pendamping[langkahRekam[place?.langkah ?? 0]?.name ?? ''];
  return (
    place?.dokumen ??
    places.find(({ dokumen }) => dokumen !== undefined && dokumen === beside)?.dokumen ??
    places.slice(0, at).findLast(({ dokumen }) => dokumen !== undefined)?.dokumen ??
    places.find(({ dokumen }) => dokumen !== undefined)?.dokumen
  );
}
