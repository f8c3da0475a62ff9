import type { HasilCari } from '@spmb/shared/kerangka/cari.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Search } from '../../http/route.ts';
import type { CrudDefinition } from '../crud-definition.ts';
import { listRows } from './list-rows.ts';

type Searched<Values extends object, Row extends { id: string }> = Pick<
  CrudDefinition<Values, Row>,
  'resource' | 'table' | 'scope' | 'complete'
>;

/** How the records of a resource look among what a search has found. */
export interface SearchShown<Row> {
  /** Heading over them. */
  jenis: string;
  /** Address of their list; the record's form opens over it. */
  screen: string;
  title: (row: Row) => string;
  detail: (row: Row) => string;
}

/** Lets the records of a resource be found from everywhere, by the fields that its own list searches. */
export function buildSearch<Values extends object, Row extends { id: string }>(
  { store: { read } }: Context,
  { resource, table, scope, complete }: Searched<Values, Row>,
  { jenis, screen, title, detail }: SearchShown<Row>,
): Search {
  return {
    capability: resource.capabilities.list,
    async find(akun, words, size): Promise<HasilCari[]> {
      const where = and(eq(table.sekolah_id, schoolId), scope?.(akun, ''));
      const listing = { table, search: resource.search, order: resource.order, filters: [] };
      const found = await listRows(
        read,
        listing,
        { page: 1, size, words, sort: undefined, filters: {} },
        where,
      );
      const stored = Array.isArray(found) ? found : found.rows;
      const rows = resource.record.array().parse((await complete?.(read, stored)) ?? stored);
      return rows.map((row) => ({
        jenis,
        title: title(row),
        detail: detail(row),
        route: `${screen}?form=${encodeURIComponent(row.id)}`,
      }));
    },
  };
}
