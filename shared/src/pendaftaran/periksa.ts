import { formulir, kosong, type Formulir } from './formulir/formulir.ts';
import type { Acuan, Field, Langkah, Syarat, Terisi } from './formulir/field.ts';
import { rapi } from './isian.ts';

/** Whether a field is asked for, as the form is filled in. */
export const isDitanya = ({ tampil }: Field, terisi: Terisi, syarat: Syarat): boolean =>
  tampil?.(terisi, syarat) ?? true;

/** Whether a field that is asked for has to be filled in. */
export const isWajib = ({ bolehKosong, jenis }: Field, { tanpa_berkas }: Syarat): boolean =>
  !bolehKosong && jenis !== 'saklar' && !(jenis === 'berkas' && tanpa_berkas);

const range = (min: number, max: number, isDesimal = false) =>
  `diisi angka ${isDesimal ? '' : 'bulat '}${min} sampai ${max}${isDesimal ? ', paling banyak dua angka di belakang koma' : ''}.`;

/** The code of a region begins with that of the one around it. */
const isWilayah = (field: Acuan): field is Acuan & { induk: string } =>
  field.induk !== undefined && field.dari !== 'jurusan';

/** What is wrong with a value that is filled in, to be read after the field's label. */
function salahnya(field: Field, value: unknown, terisi: Terisi, syarat: Syarat): string | undefined {
  const stored = rapi(field, value);
  switch (field.jenis) {
    case 'teks':
      if (String(value).trim().length > field.max) return `paling panjang ${field.max} karakter.`;
      return stored === undefined ? (field.salah ?? 'tidak terbaca. Ketik ulang isinya.') : undefined;
    case 'angka': {
      const { min, max, desimal } = field;
      const number = Number(stored);
      const step = desimal ? 100 : 1;
      const isExact = Math.abs(number * step - Math.round(number * step)) < 1e-6;
      return number < min || number > max || !isExact ? range(min, max, desimal) : undefined;
    }
    case 'tanggal':
      return typeof stored === 'string' && stored < syarat.hari_ini
        ? undefined
        : 'diisi tanggal yang sudah lewat, misalnya 2010-06-01.';
    case 'pilih':
      return field.pilihan(syarat).some((one) => one.value === stored)
        ? undefined
        : 'diisi salah satu pilihan yang ada.';
    case 'acuan':
      if (isWilayah(field) && typeof stored === 'string' && !stored.startsWith(String(terisi[field.induk])))
        return 'tidak berada di wilayah di atasnya. Pilih lagi.';
      return field.name === 'jurusan_id_2' && stored === terisi['jurusan_id_1']
        ? 'harus lain dari Pilihan 1, atau dikosongkan.'
        : undefined;
    default:
      return undefined;
  }
}

/** Why a field cannot be sent as it is; undefined: it can. Source: rules on validation. */
export function periksaField(field: Field, terisi: Terisi, syarat: Syarat): string | undefined {
  if (!isDitanya(field, terisi, syarat)) return undefined;
  const value = terisi[field.name] ?? kosong(field);
  if (field.name === 'pernyataan_status' && value !== true)
    return 'Setujui pernyataan sebelum mengirim formulir.';
  const isEmpty = value === kosong(field) || (typeof value === 'string' && value.trim() === '');
  if (isEmpty) return isWajib(field, syarat) ? `${field.label} wajib diisi.` : undefined;
  const wrong = salahnya(field, value, terisi, syarat);
  return wrong === undefined ? undefined : `${field.label} ${wrong}`;
}

/** What stands between a step and a send, by field. */
export function periksaLangkah(
  { fields }: Langkah,
  terisi: Terisi,
  syarat: Syarat,
): Readonly<Record<string, string>> {
  const wrong = fields.map((field) => [field.name, periksaField(field, terisi, syarat)] as const);
  return Object.fromEntries(wrong.filter((one): one is [string, string] => one[1] !== undefined));
}

/**
 * The same of the whole form. A correction answers for the fields that are open to it, in `semula` as they were sent last, and
 * for what it makes wrong elsewhere: what the school or its lists have changed since then is no fault of who cannot write it.
 */
export function periksaFormulir(
  terisi: Terisi,
  syarat: Syarat,
  semula: Terisi | null = null,
): Readonly<Record<string, string>> {
  const wrong = formulir.flatMap((step) => Object.entries(periksaLangkah(step, terisi, syarat)));
  if (semula === null) return Object.fromEntries(wrong);
  const known = periksaFormulir({ ...terisi, ...semula }, syarat);
  return Object.fromEntries(
    wrong.filter(([name]) => Object.hasOwn(semula, name) || !Object.hasOwn(known, name)),
  );
}

/**
 * The form as it is stored with a send: every value as its kind is written, and nothing in what is not asked for. Only of a
 * form in which nothing is wrong.
 */
export const rapikan = (terisi: Terisi, syarat: Syarat): Formulir =>
  Object.fromEntries(
    formulir.flatMap(({ fields }) =>
      fields.map((field) => [
        field.name,
        isDitanya(field, terisi, syarat) ? rapi(field, terisi[field.name]) : kosong(field),
      ]),
    ),
  ) as Formulir;
