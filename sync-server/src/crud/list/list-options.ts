import { optionalText } from '@spmb/shared/kernel/fields.schema.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { answerCall } from '../../http/answer-call.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import type { CrudDefinition, CrudTable } from '../definition/crud-definition.ts';
import { listRows } from './list-rows.ts';

const all = { page: undefined, size: 0, words: [], sort: undefined, filters: {} };

/** The choice among the records of a resource, where its definition says that there is one. */
export function comboRoutes<Values extends object, Row extends { id: string }>(
  { store: { read } }: Context,
  { resource, table }: CrudDefinition<Values, Row>,
): Route[] {
  const { combo, order } = resource;
  if (!combo) return [];
  const { label, of } = combo;
  const column = of && getTableColumns(table)[of];
  const options = (within?: SQL) => listOptions(read, table, { label, order }, within);
  if (!of || !column) return [answerCall(callsOf(resource).combo, undefined, () => options())];
  // Before the form has chosen one there is nothing to choose from under it.
  const chosen = z.object({ [of]: optionalText(100) });
  return [
    answerCall(callsOf(resource).combo, undefined, async ({ call }) =>
      options(eq(column, (await readBody(call, chosen))[of] ?? '')),
    ),
  ];
}

/** Rows to choose from in the order of their list, each by its field `label`; `within` narrows them. */
async function listOptions(
  read: Reader,
  table: CrudTable,
  { label, order }: { label: string; order: readonly string[] },
  within?: SQL,
): Promise<Option[]> {
  const where = ofSchool(table, within);
  const found = await listRows(read, { table, search: [], order, filters: [] }, all, where);
  const rows = Array.isArray(found) ? found : found.rows;
  return rows.map((row) => ({ value: row.id, label: String(row[label]) }));
}
