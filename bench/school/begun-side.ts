import { connections, type Side } from '../load/alternate.ts';
import { prepareBatches, type PreparedBatch } from '../load/prepare-batches.ts';
import { beginDevices, type BenchSchool } from './bench-school.ts';

/** The real server with devices that have begun, from the participant `from` on: batches of `operations` answers each. */
export async function beginSide(school: BenchSchool, from: number, operations: number): Promise<Side> {
  const clients = await beginDevices(school, from, from + connections);
  // What a round leaves over is sent by the next: the stream has no gaps.
  const streams = clients.map(({ log }) => ({ log, unsent: [] as PreparedBatch[] }));
  const { port, pid } = school.server;
  return {
    port,
    pid,
    lanes: (count) =>
      streams.map(({ log, unsent }) => {
        unsent.push(...prepareBatches(log, Math.max(0, count - unsent.length), operations, 1_000));
        return takenFrom(unsent);
      }),
  };
}

function* takenFrom(unsent: PreparedBatch[]): Generator<PreparedBatch> {
  for (let next = unsent.shift(); next; next = unsent.shift()) yield next;
}
