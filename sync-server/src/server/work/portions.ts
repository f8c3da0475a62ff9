import { setImmediate } from 'node:timers/promises';

/** Rows on their way to a thread or back; null: that was all. */
export type Portion<Row> = readonly Row[] | null;

/** So many at once: what they take to be copied nobody notices. */
const portion = 2_000;

export function* portionsOf<Row>(all: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion);
}

/** Tells a thread many rows, while everybody else is served. */
export async function tellAll<Row>(tell: (rows: Portion<Row>) => void, all: readonly Row[]): Promise<void> {
  await tellEach(tell, all, (rows) => rows);
}

/** The same of what `read` makes of each portion. */
export async function tellEach<Row, Told>(
  tell: (rows: Portion<Told>) => void,
  all: readonly Row[],
  read: (rows: readonly Row[]) => readonly Told[] | Promise<readonly Told[]>,
): Promise<void> {
  for (const rows of portionsOf(all)) {
    tell(await read(rows));
    await setImmediate();
  }
  tell(null);
}

/** In the thread: all rows that it is told. */
export async function hearAll<Row>(hear: () => Promise<Portion<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  for (let rows = await hear(); rows !== null; rows = await hear()) all.push(...rows);
  return all;
}
