import type { Option } from '@spmb/shared/kernel/resource.ts';
import type { SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { CrudTable } from '../definition/crud-definition.ts';
import { listRows } from './list-rows.ts';

const all = { page: undefined, size: 0, words: [], sort: undefined, filters: {} };

/** Rows to choose from by their name, in the order of their list; `within` narrows them. */
export async function listOptions(
  read: Reader,
  { order }: { order: readonly string[] },
  table: CrudTable,
  within?: SQL,
): Promise<Option[]> {
  const where = ofSchool(table, within);
  const found = await listRows(read, { table, search: [], order, filters: [] }, all, where);
  const rows = Array.isArray(found) ? found : found.rows;
  return rows.map(({ id, name }) => ({ value: id, label: String(name) }));
}
