import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { CrudDefinition, Place, StoredRow } from '../definition/crud-definition.ts';
import { checkVersion } from './check-version.ts';
import type { SaveOptions } from './read-values.ts';

/** Finds rows of a resource, and refuses those that the account may not know of. */
export function rowAccess<Values extends object, Row extends { id: string }>(
  definition: CrudDefinition<Values, Row>,
) {
  const { resource, table, parent } = definition;

  /** The rows that the account may know of, under the parent of the address. */
  function within(place: Place): SQL | undefined {
    const column = parent?.column ? getTableColumns(table)[parent.column] : undefined;
    const isUnder = column && eq(column, place.parent);
    return ofSchool(table, isUnder, definition.scope?.(place.akun, place.parent));
  }

  /** Throws NotFound for an id that does not exist or is not this account's. */
  async function getRow(queries: Reader, place: Place, id: string, lock = false): Promise<StoredRow> {
    const query = queries
      .select()
      .from(table)
      .where(and(within(place), byId(table, id)));
    const [row] = await (lock ? lockRow(query) : query);
    if (!row && lock) throw new NotFound(`${resource.label} ini tidak ada lagi. Muat ulang daftarnya.`);
    if (!row) throw new NotFound();
    return row as StoredRow;
  }

  /** The row as it is before a write: locked, and of the version that the writer has seen. */
  async function openRow(
    tx: Transaction,
    place: Place,
    id: string,
    options: SaveOptions,
  ): Promise<StoredRow> {
    await parent?.open(tx, place.akun, place.parent, true);
    const before = await getRow(tx, place, id, true);
    await checkVersion(tx, resource.name, before, options.versi);
    return before;
  }

  return { within, getRow, openRow };
}
