import type { LaporanImport, TemuanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { importLabelsOf } from '@spmb/shared/kernel/resource.ts';
import type { CrudDefinition, FileWords, StoredRow } from '../definition/crud-definition.ts';
import type { FileRow } from './read-import.ts';

type Perubahan = LaporanImport['perubahan'];

/** A row of a file that can be written. */
export interface PlannedRow<Values> {
  row: FileRow;
  values: Values;
  /** The stored record that it changes or repeats; undefined: it is new. */
  before: StoredRow | undefined;
  perubahan: Perubahan;
}

/**
 * Decides row by row, in the file's order, what becomes of it: a stored record is recognised by the resource's key,
 * and a blank or missing cell says nothing about its field. Of two rows with one key the first counts. Answers
 * findings where the row cannot be written.
 */
export function buildImportPlanner<Values extends object, Row extends { id: string }>(
  { resource, prepare }: CrudDefinition<Values, Row>,
  key: string,
  stored: readonly StoredRow[],
  words?: FileWords,
): (row: FileRow) => PlannedRow<Values> | TemuanImport[] {
  const labels = new Map(importLabelsOf(resource));
  const storedByKey = Map.groupBy(stored, (row) => normalize(row[key]));
  const rowOfKey = new Map<string, number>();

  function findingOfKey(row: FileRow): string | undefined {
    const text = row.cells[key]?.text ?? '';
    const kunci = normalize(text);
    const label = labels.get(key) ?? key;
    if (kunci === '') return `${label} wajib diisi.`;
    const earlier = rowOfKey.get(kunci);
    if (earlier !== undefined)
      return `${label} ${text} sudah ada di baris ${earlier}; baris pertama yang dipakai.`;
    rowOfKey.set(kunci, row.baris);
    const twins = storedByKey.get(kunci)?.length ?? 0;
    if (twins === 0 && resource.fixed)
      return `${label} ${text} tidak ada dalam daftar ini, dan daftar ini tidak dapat ditambah. Unduh templat untuk melihat isinya.`;
    if (twins > 1)
      return `${label} ${text} dipakai ${twins} data tersimpan. Ubah yang kembar, lalu impor lagi.`;
    return undefined;
  }

  return (row) => {
    const unreadable = Object.entries(row.cells).flatMap(([field, cell]) =>
      cell && !isReadable(cell) ? [findingAt(row, labels, field, unreadableText(cell.text))] : [],
    );
    if (unreadable.length > 0) return unreadable;
    const wrongKey = findingOfKey(row);
    if (wrongKey !== undefined) return [findingAt(row, labels, key, wrongKey)];

    const before = storedByKey.get(normalize(row.cells[key]?.text))?.[0];
    const filled = Object.entries(row.cells).flatMap(([field, cell]) =>
      cell && cell.text !== '' ? [[field, cell.text] as const] : [],
    );
    const kept = before && [...labels.keys()].map((field) => [field, before[field]] as const);
    const same: (readonly [string, unknown])[] = before ? [[key, before[key]]] : [];
    const texts = Object.fromEntries<unknown>([...(kept ?? []), ...filled, ...same]);
    const result = resource.fields.safeParse(words?.read?.(texts) ?? texts);
    if (!result.success) {
      const messages = new Map(result.error.issues.map(({ path, message }) => [String(path[0]), message]));
      return [...messages].map(([field, message]) =>
        findingAt(row, labels, field, `${labels.get(field) ?? field} ${message}`),
      );
    }
    const values = prepare?.(result.data) ?? result.data;
    const shown = (stored: StoredRow) => words?.write(stored) ?? stored;
    const perubahan = before
      ? listPerubahan(labels, key, shown(before), shown({ ...before, ...values }))
      : [];
    return { row, values, before, perubahan };
  };
}

/** A finding that keeps its row out, at the field's cell where the file has one. */
export const findingAt = (
  { baris, cells }: FileRow,
  labels: ReadonlyMap<string, string>,
  field: string,
  message: string,
): TemuanImport => ({
  baris,
  sel: cells[field]?.sel ?? null,
  kolom: labels.get(field) ?? null,
  tingkat: 'tolak',
  message,
});

function listPerubahan(
  labels: ReadonlyMap<string, string>,
  key: string,
  before: StoredRow,
  after: StoredRow,
): Perubahan {
  return [...labels].flatMap(([field, kolom]) => {
    const change = { sebelum: textOf(before[field]), sesudah: textOf(after[field]) };
    return change.sebelum === change.sesudah ? [] : [{ kunci: textOf(before[key]), kolom, ...change }];
  });
}

/** A stored value as a file spells it. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const normalize = (value: unknown): string => textOf(value).trim().toLowerCase();

/** PostgreSQL stores neither a NUL nor half a character. */
const isReadable = ({ text, damaged }: { text: string; damaged: boolean }) =>
  !damaged && text.isWellFormed() && !text.includes('\0');

const unreadableText = (text: string) =>
  `Isi sel (${text.toWellFormed().replaceAll('\0', '').slice(0, 40)}) sudah rusak: angkanya berubah atau ada karakter yang tidak dapat disimpan. Ubah format kolom menjadi Teks, lalu ketik ulang.`;
