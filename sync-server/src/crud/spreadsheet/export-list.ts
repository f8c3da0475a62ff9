import { besideList, fileLabelsOf } from '@spmb/shared/kernel/resource.ts';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { workbook } from '../../http/answers.ts';
import type { Call, Route } from '../../http/route.ts';
import { writeWorkbook, type SheetCell } from '../../spreadsheet/template.ts';
import type { CrudDefinition } from '../crud-definition.ts';
import { readListQuery } from '../list/list-query.ts';
import { listingOf } from '../list/listing-of.ts';
import { actorOf, placeOf } from '../place.ts';
import { readRows } from '../list/read-rows.ts';
import { rowsOf } from '../save/save-row.ts';

/**
 * `GET {path}-export`: every row that the list query finds, as a workbook with the resource's labels over its columns.
 * What leaves the house this way is on record.
 */
export function exportRoutes<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  if (resource.unexported) return [];
  const { read, tx } = context.store;
  const columns = fileLabelsOf(resource);

  async function handle(call: Call): Promise<Response> {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const query = readListQuery(call);
    const portions = readRows(read, listingOf(definition), query, rowsOf(definition).within(place));
    const words = await definition.fileWords?.(read);
    let jumlah = 0;
    async function* cells(): AsyncGenerator<SheetCell[][]> {
      for await (const stored of portions) {
        jumlah += stored.length;
        const complete = (await definition.complete?.(read, stored)) ?? stored;
        const named = words ? complete.map(words.write) : complete;
        yield named.map((row) => columns.map(([field]) => cellOf(row[field])));
      }
    }
    const sheet = { name: resource.label, columns: columns.map(([, header]) => ({ header })), rows: [] };
    const bytes = await writeWorkbook([sheet], cells());
    await tx(actorOf(place.akun), (transaction) =>
      writeAudit(transaction, context.clock.nowMs(), {
        tindakan: 'ekspor',
        tabel: resource.name,
        baris_id: place.parent,
        sesudah: { jumlah, ...call.req.query() },
      }),
    );
    return workbook(call, bytes, `${resource.label}.xlsx`);
  }
  const path = besideList(parent ? `${resource.path}/:parent` : resource.path, 'export');
  return [{ method: 'GET', path, capability: resource.capabilities.list, handle }];
}

/** A stored value as a cell of a file. */
export function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
