import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import {
  findField,
  kosong,
  semuaField,
  type Formulir,
  type NamaField,
} from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { gabungDraf } from '@spmb/shared/pendaftaran/gabung-draf.ts';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import { bolehDiisi } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';

const lokal = 'lokal-';
/** The name of a file that this device alone has. */
export const idLokal = (acak: string): string => lokal + acak;
export const isLokal = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(lokal);

/** The form as it is filled in, seen from this device. */
export const terisiDari = ({ rekaman, ubahan }: DrafRow): Formulir => ({ ...fieldsOf(rekaman), ...ubahan });

export const fieldsOf = (rekaman: Pendaftaran): Formulir =>
  Object.fromEntries(
    semuaField.map((field) => [field.name, rekaman[field.name] ?? kosong(field)]),
  ) as Formulir;

const omit = <Row extends object>(row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row;

/** Whether a field may be written in as the file stands. */
export const isTerbuka = (
  { status, terbuka }: Pick<Pendaftaran, 'status' | 'terbuka'>,
  name: string,
): boolean => bolehDiisi(status) && (terbuka === null || terbuka.includes(name));

/** What the server says of the form, taken in under what was written here. */
export function terimaRekaman(
  row: DrafRow | undefined,
  akun: string,
  rekaman: Pendaftaran,
  nowMs: number,
): DrafRow {
  const fresh = { akun, rekaman, diambil_ms: nowMs, ubahan: {}, bentrok: [], ditolak: {}, operasi_id: null };
  if (!row) return fresh;
  const isi = fieldsOf(rekaman);
  if (!bolehDiisi(rekaman.status)) {
    const lain = Object.entries(row.ubahan).filter(([name, value]) => isi[name as NamaField] !== value);
    return { ...fresh, ubahan: Object.fromEntries(lain) };
  }
  const { rekaman: dasar, operasi_id } = row;
  const isSame = dasar.versi === rekaman.versi && dasar.status === rekaman.status;
  const merged = isSame
    ? { ubahan: row.ubahan, bentrok: row.bentrok }
    : gabungDraf(
        { dasar: fieldsOf(dasar), versi: dasar.versi, ubahan: row.ubahan },
        { isi, versi: rekaman.versi },
      );
  const shut = Object.keys(merged.ubahan).filter((name) => !isTerbuka(rekaman, name));
  const ubahan = omit(merged.ubahan, shut);
  // Of what stands here no more nobody can mend anything.
  const gone = Object.keys(row.ditolak).filter((name) => !(name in ubahan));
  return {
    ...fresh,
    ubahan,
    bentrok: merged.bentrok.filter((name) => !shut.includes(name)),
    ditolak: omit(row.ditolak, gone),
    operasi_id,
  };
}

/** A field as it was written here last; back to what the server has, it is no change. */
export function tulis(row: DrafRow, isian: Partial<Formulir>): DrafRow {
  const names = Object.keys(isian);
  const isi = fieldsOf(row.rekaman);
  const same = names.filter((name) => isi[name as NamaField] === isian[name as NamaField]);
  return {
    ...row,
    ubahan: omit({ ...row.ubahan, ...isian }, same),
    ditolak: omit(row.ditolak, names),
    bentrok: row.bentrok.filter((name) => !same.includes(name)),
  };
}

/** The fields that are asked for, as the form is filled in here. */
export function ditanya(row: DrafRow) {
  const terisi = terisiDari(row);
  return semuaField.filter((field) => isDitanya(field, terisi, row.rekaman.syarat));
}

/** What can be sent of the draft now. */
export const siapKirim = ({ ubahan, bentrok, ditolak }: DrafRow): Partial<Formulir> =>
  Object.fromEntries(
    Object.entries(ubahan).filter(
      ([name, value]) => !isLokal(value) && !bentrok.includes(name as NamaField) && !(name in ditolak),
    ),
  );

/** Fields that another device has written since `seen`, each with a sentence: nobody here has agreed to them. */
export function belumDilihat(seen: DrafRow, now: DrafRow): Record<string, string> {
  const [before, after] = [terisiDari(seen), terisiDari(now)];
  const other = semuaField.filter(
    ({ name }) => now.bentrok.includes(name) || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(
    other.map(({ name, label }) => [name, `${label} diubah di perangkat lain. Periksa, lalu kirim lagi.`]),
  );
}

/** The server has it: what was written meanwhile stays a change. */
export function tersimpan(row: DrafRow, sent: Partial<Formulir>, versi: number): DrafRow {
  const done = Object.keys(sent).filter((name) => row.ubahan[name as NamaField] === sent[name as NamaField]);
  return { ...row, rekaman: { ...row.rekaman, ...sent, versi }, ubahan: omit(row.ubahan, done) };
}

/** Two devices wrote differently: whose writing stays. */
export function putuskan(row: DrafRow, name: NamaField, siapa: 'sini' | 'sana'): DrafRow {
  const decided = { ...row, bentrok: row.bentrok.filter((one) => one !== name) };
  if (siapa === 'sini') return decided;
  return { ...decided, ubahan: omit(row.ubahan, [name]), ditolak: omit(row.ditolak, [name]) };
}

/** A stored file takes the place of the one on this device, where the field still names that. */
export function gantiBerkas(row: DrafRow, field: NamaField, id: string, name: string): DrafRow {
  return row.ubahan[field] === id ? tulis(row, { [field]: name }) : row;
}

/** Labels of changes that a locked form did not take any more. */
export const tertinggal = ({ rekaman, ubahan }: DrafRow): string[] =>
  bolehDiisi(rekaman.status) ? [] : Object.keys(ubahan).flatMap((name) => findField(name)?.label ?? []);
