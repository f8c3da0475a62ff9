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

/**
 * Lets the records of a resource be found from everywhere, by the fields that its own list searches, as its definition
 * says that they look; a hit opens the record's form over its list.
 */
export function buildSearch<Values extends object, Row extends { id: string }>(
  { store: { read } }: Context,
  { resource, table, scope, complete }: Searched<Values, Row>,
): Search {
  const { search, order, found: shown, menu } = resource;
  if (!menu) throw new Error(`${resource.name} has no screen that a search could lead to`);
  const listing = { table, search, order, filters: [] };
  return {
    capability: resource.capabilities.list,
    async find(akun, words, limit): Promise<HasilCari[]> {
      const where = ofSchool(table, scope?.(akun, ''));
      const selection = selectionOf(listing, { words, sort: undefined, filters: {} }, where);
      const query = read.select().from(table).where(selection.found);
      const stored = (await query.orderBy(...selection.order, asc(table.id)).limit(limit)) as StoredRow[];
      const rows = (await complete?.(read, stored)) ?? stored;
      return rows.map((one) => {
        const row = resource.record.parse(one);
        return {
          jenis: resource.label,
          title: String(one[shown?.title ?? 'name']),
          detail: shown?.detail?.(row) ?? '',
          route: `/backend/${menu.screen}?form=${encodeURIComponent(row.id)}`,
        };
      });
    },
  };
}
