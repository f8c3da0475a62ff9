import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import type { StoredRow } from '../crud-definition.ts';
import type { ListQuery } from './list-query.ts';
import { selectionOf, type Listing } from './list-rows.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 200;

/** All rows that a list query finds, in its order, in portions. Gives way to others between them. */
export async function* readRows(
  read: Reader,
  listing: Listing,
  query: Pick<ListQuery, 'words' | 'sort' | 'filters'>,
  where: SQL | undefined,
): AsyncGenerator<StoredRow[]> {
  const { table } = listing;
  const { found, order } = selectionOf(listing, query, where);
  const ids = await read
    .select({ id: table.id })
    .from(table)
    .where(found)
    .orderBy(...order, asc(table.id));
  for (let at = 0; at < ids.length; at += rowsPerTurn) {
    await setImmediate();
    const part = ids.slice(at, at + rowsPerTurn).map(({ id }) => String(id));
    const ofPart = and(eq(table.sekolah_id, schoolId), inArray(table.id, part));
    const rows = (await read.select().from(table).where(ofPart)) as StoredRow[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield part.flatMap((id) => byId.get(id) ?? []);
  }
}
