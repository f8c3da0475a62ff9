import { asc, inArray, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { StoredRow } from '../definition/crud-definition.ts';
import type { ListQuery } from './list-query.ts';
import { selectionOf, type Listing } from './list-rows.ts';
import { readPortions } from './read-portions.ts';

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
  yield* readPortions(
    ids.map(({ id }) => String(id)),
    async (part) => {
      const ofPart = ofSchool(table, inArray(table.id, part));
      return (await read.select().from(table).where(ofPart)) as StoredRow[];
    },
  );
}
