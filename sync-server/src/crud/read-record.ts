import type { Context } from '../context.ts';
import { NotFound } from '../http/errors.ts';
import type { Call } from '../http/route.ts';
import type { CrudDefinition, Place, StoredRow } from './definition/crud-definition.ts';
import { placeOf } from './definition/place.ts';
import { recordOf } from './record-of.ts';
import { rowsOf } from './save/save-row.ts';

/** Stored rows as calls answer them, with what `complete` adds. */
export async function recordsOf<Values extends object, Row extends { id: string }>(
  { store: { read } }: Context,
  { complete, resource }: CrudDefinition<Values, Row>,
  stored: StoredRow[],
): Promise<Row[]> {
  const whole = (await complete?.(read, stored)) ?? stored;
  return whole.map((row) => recordOf(resource, row));
}

/** A record that the account may know of; throws NotFound. */
export async function getRecord<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
  id: string,
): Promise<Row> {
  const { read } = context.store;
  await definition.parent?.open(read, place.akun, place.parent, false);
  const stored = await rowsOf(definition).getRow(read, place, id);
  const [record] = await recordsOf(context, definition, [stored]);
  if (!record) throw new NotFound();
  return record;
}

/** The record that a call's `:id` names. */
export const readRecord = <Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
  call: Call,
): Promise<Row> => getRecord(context, definition, placeOf(context, call), call.req.param('id') ?? '');
