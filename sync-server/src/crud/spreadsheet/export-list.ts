import { fileLabelsOf } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { Call, Route } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import type { CrudDefinition } from '../definition/crud-definition.ts';
import { readListQuery } from '../list/list-query.ts';
import { listingOf } from '../list/listing-of.ts';
import { placeOf } from '../definition/place.ts';
import { readRows } from '../list/read-rows.ts';
import { rowsOf } from '../save/save-row.ts';
import { answerExport } from './answer-export.ts';

/** `GET {path}-export`: every row that the list query finds, with the resource's labels over its columns. */
export function exportRoutes<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  if (resource.unexported) return [];
  const { read } = context.store;
  const columns = fileLabelsOf(resource);

  async function handle(call: Call): Promise<Response> {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const query = readListQuery(call);
    const portions = readRows(read, listingOf(definition), query, rowsOf(definition).within(place));
    const words = await definition.fileWords?.(read);
    async function* cells(): AsyncGenerator<SheetCell[][]> {
      for await (const stored of portions) {
        const complete = (await definition.complete?.(read, stored)) ?? stored;
        const named = words ? complete.map(words.write) : complete;
        yield named.map((row) => columns.map(([field]) => cellOf(row[field])));
      }
    }
    const { label, name: tabel } = resource;
    const heads = columns.map(([, head]) => head);
    return answerExport(context, call, { label, tabel, baris_id: place.parent, heads, portions: cells() });
  }
  return [answerCall(callsOf(resource).exported, undefined, ({ call }) => handle(call))];
}

/** A stored value as a cell of a file. */
export function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
