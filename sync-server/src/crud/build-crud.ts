import { schoolId, type Context } from '../context.ts';
import { done } from '../http/answers.ts';
import { NotFound } from '../http/errors.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../http/route.ts';
import type { CrudDefinition, Place, StoredRow } from './crud-definition.ts';
import { readListQuery } from './list-query.ts';
import { listRows } from './list-rows.ts';
import { readOptions, readValues } from './read-values.ts';
import { createRow, deleteRow, getRow, updateRow, within } from './save-row.ts';

/** Who writes, as a transaction is told. */
export const actorOf = ({ akun_id, username }: SignedIn) => ({
  sekolah_id: schoolId,
  akun_id,
  nama: username,
});

/**
 * The five calls of a resource: list, read, create, update, delete, the last two also as POST with `_method`. Reads
 * answer the record, actions the envelope with the record in `data`.
 */
export function buildCrud<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, table, parent } = definition;
  const { list, read, write } = resource.capabilities;
  const path = parent ? `${resource.path}/:parent` : resource.path;
  const keys = Object.keys(resource.record.shape);
  const place = (call: Call): Place => ({
    akun: accountOf(call),
    nowMs: context.clock.nowMs(),
    parent: call.req.param('parent') ?? '',
  });

  async function answerOf(rows: StoredRow[]): Promise<Record<string, unknown>[]> {
    const complete = (await definition.complete?.(context.store.read, rows)) ?? rows;
    return complete.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null])));
  }
  async function recordOf(at: Place, id: string): Promise<Record<string, unknown>> {
    await parent?.open(context.store.read, at.akun, at.parent, false);
    const [record] = await answerOf([await getRow(context.store.read, definition, at, id)]);
    return record ?? {};
  }

  async function handleList(call: Call): Promise<Response> {
    const at = place(call);
    await parent?.open(context.store.read, at.akun, at.parent, false);
    const listing = { table, search: resource.search, order: resource.order };
    const found = await listRows(context.store.read, listing, readListQuery(call), within(definition, at));
    if (Array.isArray(found)) return call.json(await answerOf(found));
    return call.json({ ...found, rows: await answerOf(found.rows) });
  }
  async function handleCreate(call: Call): Promise<Response> {
    const at = place(call);
    const { values, options } = await readValues(call, resource);
    const ready = definition.prepare?.(values) ?? values;
    const id = await context.store.tx(actorOf(at.akun), (tx) =>
      createRow(tx, definition, ready, options, at),
    );
    return done(call, `${resource.label} disimpan.`, { data: await recordOf(at, id) });
  }
  async function handleUpdate(call: Call): Promise<Response> {
    const at = place(call);
    const id = call.req.param('id') ?? '';
    const { values, options } = await readValues(call, resource);
    const ready = definition.prepare?.(values) ?? values;
    await context.store.tx(actorOf(at.akun), (tx) => updateRow(tx, definition, id, ready, options, at));
    return done(call, `${resource.label} disimpan.`, { data: await recordOf(at, id) });
  }
  async function handleDelete(call: Call): Promise<Response> {
    const at = place(call);
    const id = call.req.param('id') ?? '';
    const options = await readOptions(call);
    await context.store.tx(actorOf(at.akun), (tx) => deleteRow(tx, definition, id, options, at));
    return done(call, `${resource.label} dihapus.`);
  }
  function handleMethod(call: Call): Promise<Response> {
    const method = call.req.query('_method')?.toUpperCase();
    if (method === 'PUT') return handleUpdate(call);
    if (method === 'DELETE') return handleDelete(call);
    throw new NotFound();
  }

  return [
    { method: 'GET', path, capability: list, handle: handleList },
    { method: 'POST', path, capability: write, handle: handleCreate },
    {
      method: 'GET',
      path: `${path}/:id`,
      capability: read,
      handle: async (call) => call.json(await recordOf(place(call), call.req.param('id') ?? '')),
    },
    { method: 'POST', path: `${path}/:id`, capability: write, handle: handleMethod },
    { method: 'PUT', path: `${path}/:id`, capability: write, handle: handleUpdate },
    { method: 'DELETE', path: `${path}/:id`, capability: write, handle: handleDelete },
  ];
}
