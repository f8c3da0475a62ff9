import { connections } from '../load/alternate.ts';
import { driveLanes } from '../load/drive-lanes.ts';
import { RawConnection } from '../load/raw-connection.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { beginSide } from '../school/begun-side.ts';

/** From one batch of a device to its next: 400 answers a second of 100, ten times what such a room sends. */
const everyMs = 250;
const roundMs = 2_000;

export interface Beside {
  name: string;
  /** Milliseconds that the act took. */
  actMs: number;
  aloneP99Ms: number;
  /** Of the worst two seconds. */
  besideP99Ms: number;
  /** Longest that an answer waited while it ran. */
  besideMaxMs: number;
}

/** An act of staff. */
export type Act = () => Promise<unknown>;

/** Answers of 100 connections alone and, right after, as long as each act runs: what the exam notices of it. */
export async function* measureBeside(
  school: BenchSchool,
  acts: Readonly<Record<string, Act>>,
): AsyncGenerator<Beside> {
  const side = await beginSide(school, 0, 1);
  // Open all the while, as a device's are: a server takes one new connection in each turn of its event loop.
  const kept = Array.from({ length: connections }, () => new RawConnection(side.port));
  const load = () => driveLanes(side, side.lanes(Math.ceil(roundMs / everyMs) + 1), roundMs, everyMs, kept);
  await load();
  for (const [name, act] of Object.entries(acts)) {
    const alone = await load();
    const startedMs = performance.now();
    let actMs: number | undefined;
    const acting = act().finally(() => (actMs = performance.now() - startedMs));
    const beside = [await load()];
    while (actMs === undefined) beside.push(await load());
    await acting;
    yield {
      name,
      actMs,
      aloneP99Ms: alone.p99Ms,
      besideP99Ms: Math.max(...beside.map(({ p99Ms }) => p99Ms)),
      besideMaxMs: Math.max(...beside.map(({ maxMs }) => maxMs)),
    };
  }
  for (const connection of kept) connection.close();
}
