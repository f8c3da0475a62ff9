import { ikutWords } from '@spmb/shared/hapusan/hapusan.schema.ts';
import type { Resource } from '@spmb/shared/kernel/resource.ts';
import type { Context } from '../context.ts';
import { done } from '../http/answers.ts';
import { NotFound } from '../http/errors.ts';
import type { Call, Deletion, Route } from '../http/route.ts';
import type { CrudDefinition, Place, StoredRow } from './definition/crud-definition.ts';
import { exportRoutes } from './spreadsheet/export-list.ts';
import { historyRoute } from './history.ts';
import { importRoutes } from './spreadsheet/import-list.ts';
import { readListQuery } from './list/list-query.ts';
import { listRows } from './list/list-rows.ts';
import { listingOf } from './list/listing-of.ts';
import { actorOf, placeOf } from './definition/place.ts';
import { readOptions, readValues } from './save/read-values.ts';
import { rowsOf } from './save/save-row.ts';

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
  const keys = Object.keys(resource.record.shape);
  const path = parent ? `${resource.path}/:parent` : resource.path;

  async function recordsOf(stored: StoredRow[]): Promise<Record<string, unknown>[]> {
    const complete = (await definition.complete?.(read, stored)) ?? stored;
    return complete.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null])));
  }
  async function recordOf(place: Place, id: string): Promise<Record<string, unknown> | undefined> {
    await parent?.open(read, place.akun, place.parent, false);
    return (await recordsOf([await rows.getRow(read, place, id)]))[0];
  }

  async function list(call: Call): Promise<Response> {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const found = await listRows(read, listingOf(definition), readListQuery(call), rows.within(place));
    if (Array.isArray(found)) return call.json(await recordsOf(found));
    return call.json({ ...found, rows: await recordsOf(found.rows) });
  }
  /** Create, or with an id update. */
  async function save(call: Call, id?: string): Promise<Response> {
    const once: Record<string, unknown> = {};
    const place = { ...placeOf(context, call), once };
    const { values, options } = await readValues(call, resource);
    const ready = definition.prepare?.(values) ?? values;
    const saved = await context.store.tx(actorOf(place.akun), async (tx) => {
      if (id === undefined) return rows.create(tx, place, ready, options);
      await rows.update(tx, place, id, ready, options);
      return id;
    });
    return done(call, `${resource.label} disimpan.`, {
      data: { ...(await recordOf(place, saved)), ...once },
    });
  }
  async function remove(call: Call): Promise<Response> {
    const place = placeOf(context, call);
    const options = await readOptions(call);
    const { hapusan_id, ikut } = await context.store.tx(actorOf(place.akun), (tx) =>
      rows.remove(tx, place, idOf(call), options),
    );
    const also = ikut.length > 0 ? ` bersama ${ikutWords(ikut)}` : '';
    return done(call, `${resource.label} dihapus${also}.`, { hapusan_id });
  }
  /** What a deletion would take along. */
  async function foresee(call: Call): Promise<Response> {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    return call.json({ ikut: await rows.foresee(read, place, idOf(call)) });
  }
  const deletes: Deletion = {
    table: definition.table,
    ...(definition.makeRoom && { makeRoom: definition.makeRoom }),
    comeBack: (tx, back, { akun, nowMs }) =>
      rows.comeBack(tx, { akun, nowMs, parent: '' }, back as readonly StoredRow[]),
  };
  function byMethod(call: Call): Promise<Response> {
    const method = call.req.query('_method')?.toUpperCase();
    if (method === 'PUT') return save(call, idOf(call));
    if (method === 'DELETE' && !resource.fixed && !resource.lasting) return remove(call);
    throw new NotFound();
  }
  const readOne = async (call: Call) => call.json(await recordOf(placeOf(context, call), idOf(call)));

  const handlers = { list, readOne, save, byMethod, foresee, remove, deletes };
  const beside = [
    historyRoute(context, definition),
    ...exportRoutes(context, definition),
    ...importRoutes(context, definition),
  ];
  return [...routesOf(resource, path, handlers), ...beside];
}

interface Handlers {
  list: Route['handle'];
  readOne: Route['handle'];
  /** Create, or with an id update. */
  save(call: Call, id?: string): Promise<Response>;
  byMethod: Route['handle'];
  foresee: Route['handle'];
  remove: Route['handle'];
  deletes: Deletion;
}

/** `fixed` records are only changed, `lasting` ones never deleted. */
function routesOf(
  {
    capabilities,
    fixed,
    lasting,
  }: Pick<Resource<object, { id: string }>, 'capabilities' | 'fixed' | 'lasting'>,
  path: string,
  { list, readOne, save, byMethod, foresee, remove, deletes }: Handlers,
): Route[] {
  const one = `${path}/:id`;
  const { write } = capabilities;
  const routes: Route[] = [
    { method: 'GET', path, capability: capabilities.list, handle: list },
    { method: 'GET', path: one, capability: capabilities.read, handle: readOne },
    { method: 'POST', path: one, capability: write, handle: byMethod },
    { method: 'PUT', path: one, capability: write, handle: (call) => save(call, idOf(call)) },
  ];
  if (fixed) return routes;
  routes.push({ method: 'POST', path, capability: write, handle: (call) => save(call) });
  if (lasting) return routes;
  return [
    ...routes,
    { method: 'GET', path: `${one}/hapus`, capability: write, handle: foresee },
    { method: 'DELETE', path: one, capability: write, deletes, handle: remove },
  ];
}

const idOf = (call: Call) => call.req.param('id') ?? '';
