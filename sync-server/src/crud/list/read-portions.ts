import { setImmediate } from 'node:timers/promises';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 200;

/** What `get` answers of all ids, in their order, in portions. Gives way to others between them. */
export async function* readPortions<Row extends { id: string }>(
  ids: readonly string[],
  get: (part: string[]) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let at = 0; at < ids.length; at += rowsPerTurn) {
    await setImmediate();
    const part = ids.slice(at, at + rowsPerTurn);
    const byId = new Map((await get(part)).map((row) => [row.id, row]));
    yield part.flatMap((id) => byId.get(id) ?? []);
  }
}
