import { and, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { CrudTable, StoredRow } from '../definition/crud-definition.ts';
import { refusalOf } from '../definition/refuse-isian.ts';

/** A text that a form writes, and the rows among which it must be the only one of its kind. */
interface Sought {
  field: string;
  value: string;
  before: StoredRow | undefined;
  within?: SQL | undefined;
}

/** Refuses at its field a text that another row has already, whatever the capitals. */
export async function refuseTaken(queries: Reader, table: CrudTable, sought: Sought): Promise<void> {
  const { field, value, before, within } = sought;
  const column = getTableColumns(table)[field];
  const isSame = and(sql`lower(${column}) = lower(${value})`, ne(table.id, before?.id ?? ''));
  const [taken] = await queries
    .select({ id: table.id })
    .from(table)
    .where(ofSchool(table, isSame, within))
    .limit(1);
  if (taken) throw refusalOf({ [field]: `${value} sudah ada dalam daftar ini. Isi yang lain.` });
}
