import { utf8 } from '@spmb/shared/kernel/bytes.ts';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { schoolId } from '../context.ts';
import { lockRow } from '../db/lock-row.ts';
import { newId } from '../db/new-id.ts';
import type { Reader, Transaction } from '../db/store.ts';
import { writeAudit } from '../db/write-audit.ts';
import { NotFound } from '../http/errors.ts';
import { nativeDigest } from '../server/native-digest.ts';
import { checkVersion } from './check-version.ts';
import type { CrudDefinition, Place, StoredRow } from './crud-definition.ts';
import type { SaveOptions } from './read-values.ts';

/** The rows of a resource that the account may know of, under the parent of the address. */
export function within<Values extends object, Row extends { id: string }>(
  definition: CrudDefinition<Values, Row>,
  place: Pick<Place, 'akun' | 'parent'>,
): SQL | undefined {
  const { table, parent } = definition;
  const column = parent && getTableColumns(table)[parent.column];
  const isUnder = column && eq(column, place.parent);
  return and(eq(table.sekolah_id, schoolId), isUnder, definition.scope?.(place.akun));
}

/** One row, locked until the transaction ends where asked. Throws NotFound for an id that does not exist or is not this account's. */
export async function getRow<Values extends object, Row extends { id: string }>(
  queries: Reader,
  definition: CrudDefinition<Values, Row>,
  place: Pick<Place, 'akun' | 'parent'>,
  id: string,
  lock = false,
): Promise<StoredRow> {
  const { table } = definition;
  const query = queries
    .select()
    .from(table)
    .where(and(within(definition, place), eq(table.id, id)));
  const [row] = await (lock ? lockRow(query) : query);
  if (!row) throw new NotFound();
  return row as StoredRow;
}

/** Writes a new row and answers its id. A repeat with the same `operasi_id` finds the first one's row. */
export async function createRow<Values extends object, Row extends { id: string }>(
  tx: Transaction,
  definition: CrudDefinition<Values, Row>,
  values: Values,
  options: SaveOptions,
  place: Place,
): Promise<string> {
  const { table, resource, parent } = definition;
  await parent?.open(tx, place.akun, place.parent, true);
  const id = options.operasi_id
    ? idOf(place.akun.akun_id, resource.name, options.operasi_id)
    : newId(place.nowMs);
  const known = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.sekolah_id, schoolId), eq(table.id, id)));
  if (known.length > 0) return id;
  const further = await definition.check?.(tx, values, undefined, place);
  const under = parent ? { [parent.column]: place.parent } : {};
  const row = { ...values, ...further, ...under, id, versi: 1, diubah_ms: place.nowMs };
  await tx.insert(table).values({ ...row, sekolah_id: schoolId });
  const act = {
    tindakan: 'buat',
    tabel: resource.name,
    baris_id: id,
    sesudah: kept(definition, row),
    alasan: options.alasan ?? null,
  };
  await writeAudit(tx, place.nowMs, act);
  await definition.changed?.(tx, place);
  return id;
}

/** Replaces the fields of a row; refuses (409) a save from an older version. */
export async function updateRow<Values extends object, Row extends { id: string }>(
  tx: Transaction,
  definition: CrudDefinition<Values, Row>,
  id: string,
  values: Values,
  options: SaveOptions,
  place: Place,
): Promise<void> {
  const { table, resource, parent } = definition;
  await parent?.open(tx, place.akun, place.parent, true);
  const sebelum = await getRow(tx, definition, place, id, true);
  await checkVersion(tx, resource.name, sebelum, options.versi);
  const further = await definition.check?.(tx, values, sebelum, place);
  const changes = { ...values, ...further, versi: sebelum.versi + 1, diubah_ms: place.nowMs };
  await tx
    .update(table)
    .set(changes)
    .where(and(eq(table.sekolah_id, schoolId), eq(table.id, id)));
  const sesudah = kept(definition, { ...sebelum, ...changes });
  const act = {
    tindakan: 'ubah',
    tabel: resource.name,
    baris_id: id,
    sebelum: kept(definition, sebelum),
    sesudah,
  };
  await writeAudit(tx, place.nowMs, { ...act, alasan: options.alasan ?? null });
  await definition.changed?.(tx, place);
}

/** Deletes a row; the audit trail keeps it. */
export async function deleteRow<Values extends object, Row extends { id: string }>(
  tx: Transaction,
  definition: CrudDefinition<Values, Row>,
  id: string,
  options: SaveOptions,
  place: Place,
): Promise<void> {
  const { table, resource, parent } = definition;
  await parent?.open(tx, place.akun, place.parent, true);
  const sebelum = await getRow(tx, definition, place, id, true);
  await checkVersion(tx, resource.name, sebelum, options.versi);
  const further = await definition.clear?.(tx, sebelum, place);
  await tx.delete(table).where(and(eq(table.sekolah_id, schoolId), eq(table.id, id)));
  const act = {
    tindakan: 'hapus',
    tabel: resource.name,
    baris_id: id,
    sebelum: { ...kept(definition, sebelum), ...further },
  };
  await writeAudit(tx, place.nowMs, { ...act, alasan: options.alasan ?? null });
  await definition.changed?.(tx, place);
}

/** What the audit trail keeps of a row: what staff may read of it, so that no secret column gets there. */
function kept<Values extends object, Row extends { id: string }>(
  { resource }: CrudDefinition<Values, Row>,
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(resource.record.shape).flatMap((key) => (key in row ? [[key, row[key]]] : [])),
  );
}

const idOf = (...parts: string[]) =>
  Buffer.from(nativeDigest.sha256(utf8(parts.join('\n'))))
    .toString('hex')
    .slice(0, 26);
