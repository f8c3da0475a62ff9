import { ikutWords } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../context.ts';
import { answerCall } from '../http/answer-call.ts';
import { acted } from '../http/answers.ts';
import { routeByMethod } from '../http/route-by-method.ts';
import type { Call, Deletion, Route } from '../http/route.ts';
import type { CrudDefinition, StoredRow } from './definition/crud-definition.ts';
import { historyRoute } from './history.ts';
import { listingOf } from './list/listing-of.ts';
import { readListQuery } from './list/list-query.ts';
import { listRows } from './list/list-rows.ts';
import { actorOf, placeOf } from './definition/place.ts';
import { getRecord, readRecord, recordsOf } from './read-record.ts';
import { readOptions, readValues } from './save/read-values.ts';
import { rowsOf } from './save/save-row.ts';
import { exportRoutes } from './spreadsheet/export-list.ts';
import { importRoutes } from './spreadsheet/import-list.ts';

export { actorOf };

/**
 * The calls of a resource: list, read, create, update, delete, the last two also as POST with `_method`; beside them
 * the list as a file, its import, and the history of a record. Reads answer the record, actions the envelope with the
 * record in `data`.
 */
export function buildCrud<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  const { read } = context.store;
  const rows = rowsOf(definition);
  const calls = callsOf(resource);
  const idOf = (call: Call) => call.req.param('id') ?? '';

  const list = answerCall(calls.list, undefined, async ({ call }) => {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const found = await listRows(read, listingOf(definition), readListQuery(call), rows.within(place));
    if (Array.isArray(found)) return recordsOf(context, definition, found);
    return { ...found, rows: await recordsOf(context, definition, found.rows) };
  });
  const readOne = answerCall(calls.record, undefined, ({ call }) => readRecord(context, definition, call));
  /** Create, or with an id update. */
  async function save(call: Call, id?: string) {
    const once: Record<string, unknown> = {};
    const place = { ...placeOf(context, call), once };
    const { values, options } = await readValues(call, resource);
    const ready = definition.prepare?.(values) ?? values;
    const saved = await context.store.tx(actorOf(place.akun), async (tx) => {
      if (id === undefined) return rows.create(tx, place, ready, options);
      await rows.update(tx, place, id, ready, options);
      return id;
    });
    return acted<{ status: true; message: string; data: Row }>(`${resource.label} disimpan.`, {
      data: { ...(await getRecord(context, definition, place, saved)), ...once },
    });
  }
  const create = answerCall(calls.create, undefined, ({ call }) => save(call));
  const update = answerCall(calls.update, undefined, ({ call }) => save(call, idOf(call)));
  const deletes: Deletion = {
    table: definition.table,
    ...(definition.giveWay && { giveWay: definition.giveWay }),
    comeBack: (tx, back, { akun, nowMs }) =>
      rows.comeBack(tx, { akun, nowMs, parent: '' }, back as readonly StoredRow[]),
  };
  const remove = answerCall(
    calls.remove,
    undefined,
    async ({ call }) => {
      const place = placeOf(context, call);
      const options = await readOptions(call);
      const { hapusan_id, ikut } = await context.store.tx(actorOf(place.akun), (tx) =>
        rows.remove(tx, place, idOf(call), options),
      );
      const also = ikut.length > 0 ? ` bersama ${ikutWords(ikut)}` : '';
      return acted(`${resource.label} dihapus${also}.`, { hapusan_id });
    },
    { deletes },
  );
  const foresee = answerCall(calls.foresee, undefined, async ({ call }) => {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    return { ikut: await rows.foresee(read, place, idOf(call)) };
  });
  const isDeletable = !resource.fixed && !resource.lasting;
  const byMethod = routeByMethod(update, isDeletable ? remove : undefined);
  return [
    list,
    readOne,
    byMethod,
    update,
    historyRoute(context, definition),
    ...exportRoutes(context, definition),
    ...importRoutes(context, definition),
    ...(resource.fixed ? [] : [create]),
    ...(isDeletable ? [foresee, remove] : []),
  ];
}
