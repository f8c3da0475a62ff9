import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Search } from '../../feature.ts';
import type { CrudDefinition, StoredRow } from '../definition/crud-definition.ts';
import { selectionOf } from './list-rows.ts';

type Searched<Values extends object, Row extends { id: string }> = Pick<
  CrudDefinition<Values, Row>,
  'resource' | 'table' | 'scope' | 'complete'
>;

/** How the records of a resource look among what a search has found. */
export interface SearchShown<Row> {
  /** Address of their list; the record's form opens over it. */
  screen: string;
  /** What a record is called; its `name` unless said. */
  title?: (row: Row) => string;
  /** What tells it from others; nothing unless said. */
  detail?: (row: Row) => string;
}

/**
 * Lets the records of a resource be found from everywhere, by the fields that its own list searches, under the
 * resource's label.
 */
export function buildSearch<Values extends object, Row extends { id: string }>(
  { store: { read } }: Context,
  { resource, table, scope, complete }: Searched<Values, Row>,
  { screen, title, detail }: SearchShown<Row>,
): Search {
  const listing = { table, search: resource.search, order: resource.order, filters: [] };
  return {
    capability: resource.capabilities.list,
    async find(akun, words, limit): Promise<HasilCari[]> {
      const where = ofSchool(table, scope?.(akun, ''));
      const { found, order } = selectionOf(listing, { words, sort: undefined, filters: {} }, where);
      const query = read.select().from(table).where(found);
      const stored = (await query.orderBy(...order, asc(table.id)).limit(limit)) as StoredRow[];
      const rows = (await complete?.(read, stored)) ?? stored;
      return rows.map((one) => {
        const row = resource.record.parse(one);
        return {
          jenis: resource.label,
          title: title?.(row) ?? String(one['name']),
          detail: detail?.(row) ?? '',
          route: `${screen}?form=${encodeURIComponent(row.id)}`,
        };
      });
    },
  };
}
