/** What the school asks for, beside what is filled in. */
export interface Syarat {
  /** Police record and colour-blindness are asked for. */
  skck: boolean;
  butawarna: boolean;
  /** No document has to be there for a send. */
  tanpa_berkas: boolean;
  /** Years of graduation to choose from. */
  tahun_lulus: readonly number[];
  /** YYYY-MM-DD in the school's zone. */
  hari_ini: string;
}

/** A form as it is filled in: values by the field's name, of which any may be missing. */
export type Terisi = Readonly<Record<string, unknown>>;

export interface Pilihan {
  value: string;
  label: string;
}

interface Named<Name extends string> {
  name: Name;
  label: string;
  /** What the head of a column says, where the label is too long for one. */
  kepala?: string;
  /** Below the field, before anything is wrong. */
  hint?: string;
  /** Is asked for only then; always where it is missing. */
  tampil?: (terisi: Terisi, syarat: Syarat) => boolean;
  /** May stay empty; else it must be filled in where it is asked for. */
  bolehKosong?: true;
}

/** A text; `baca` gives it as it is stored, undefined where it is none of its kind, which `salah` then says. */
export interface Teks<Name extends string = string> extends Named<Name> {
  jenis: 'teks';
  max: number;
  mode?: 'numeric' | 'tel';
  panjang?: true;
  /** Is covered wherever others read it, until somebody asks for it on record. */
  tertutup?: true;
  baca?: (text: string) => string | undefined;
  salah?: string;
}
/** A whole number, or with `desimal` one of at most two decimals. */
export interface Angka<Name extends string = string> extends Named<Name> {
  jenis: 'angka';
  min: number;
  max: number;
  satuan: string;
  desimal?: true;
}
/** YYYY-MM-DD. */
export interface Tanggal<Name extends string = string> extends Named<Name> {
  jenis: 'tanggal';
}
/** One of a few words. */
export interface Pilih<Name extends string = string> extends Named<Name> {
  jenis: 'pilih';
  pilihan: (syarat: Syarat) => readonly Pilihan[];
}
/** The id of a record that the server keeps; its options come from a call, of what lies in `induk` where there is one. */
export interface Acuan<Name extends string = string> extends Named<Name> {
  jenis: 'acuan';
  dari: NamaAcuan;
  induk?: string;
}
export type NamaAcuan =
  | 'program'
  | 'sekolah'
  | 'provinsi'
  | 'kabupaten'
  | 'kecamatan'
  | 'desa'
  | 'pekerjaan'
  | 'prestasi'
  | 'golongan'
  | 'pendidikan'
  | 'jurusan';
export interface Saklar<Name extends string = string> extends Named<Name> {
  jenis: 'saklar';
}
/** Stored name of a file. */
export interface Berkas<Name extends string = string> extends Named<Name> {
  jenis: 'berkas';
  terima: 'foto' | 'dokumen';
  /** What is asked after the picture was taken: whether this can be read. */
  terbaca: string;
}

export type Field<Name extends string = string> =
  Teks<Name> | Angka<Name> | Tanggal<Name> | Pilih<Name> | Acuan<Name> | Saklar<Name> | Berkas<Name>;

/** What a field of a checked form holds; in a draft a number may still be the text that was typed for it. */
export type Nilai<Of extends Field> = Of['jenis'] extends 'angka'
  ? number | null
  : Of['jenis'] extends 'saklar'
    ? boolean
    : Of['jenis'] extends 'teks'
      ? string
      : string | null;

/** One step of the form. */
export interface Langkah<Fields extends readonly Field[] = readonly Field[]> {
  name: string;
  title: string;
  fields: Fields;
}

export const langkah = <const Fields extends readonly Field[]>(
  name: string,
  title: string,
  fields: Fields,
): Langkah<Fields> => ({ name, title, fields });

type More<Of extends Field> = Partial<Omit<Of, 'name' | 'label' | 'jenis'>>;

export const teks = <const Name extends string>(
  name: Name,
  label: string,
  max: number,
  more: More<Teks> = {},
): Teks<Name> => ({ jenis: 'teks', name, label, max, ...more });

export const angka = <const Name extends string>(
  name: Name,
  label: string,
  range: Pick<Angka, 'min' | 'max' | 'satuan'>,
  more: More<Angka> = {},
): Angka<Name> => ({ jenis: 'angka', name, label, ...range, ...more });

export const tanggal = <const Name extends string>(name: Name, label: string): Tanggal<Name> => ({
  jenis: 'tanggal',
  name,
  label,
});

export const pilih = <const Name extends string>(
  name: Name,
  label: string,
  pilihan: Pilih['pilihan'],
  more: More<Pilih> = {},
): Pilih<Name> => ({ jenis: 'pilih', name, label, pilihan, ...more });

export const acuan = <const Name extends string>(
  name: Name,
  label: string,
  dari: NamaAcuan,
  more: More<Acuan> = {},
): Acuan<Name> => ({ jenis: 'acuan', name, label, dari, ...more });

export const saklar = <const Name extends string>(
  name: Name,
  label: string,
  more: More<Saklar> = {},
): Saklar<Name> => ({ jenis: 'saklar', name, label, ...more });

export const foto = <const Name extends string>(
  name: Name,
  label: string,
  terbaca: string,
): Berkas<Name> => ({
  jenis: 'berkas',
  terima: 'foto',
  name,
  label,
  terbaca,
});

export const dokumen = <const Name extends string>(
  name: Name,
  label: string,
  terbaca: string,
  more: More<Berkas> = {},
): Berkas<Name> => ({ jenis: 'berkas', terima: 'dokumen', name, label, terbaca, ...more });
