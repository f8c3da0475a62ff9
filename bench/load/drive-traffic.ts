import type { WireClient } from '../../integration/wire-client.ts';
import { prepareBatches, prepareSigns } from './prepare-batches.ts';
import { RawConnection } from './raw-connection.ts';

const everyMs = 5_000;
const until = (dueMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));

/** What a participant's device sent, and when the server's answer was here; milliseconds of `performance.now`. */
export interface SentBatch {
  /** Place of the participant among the clients. */
  index: number;
  /** Operations that the server has acknowledged of him. */
  ack: number;
  sentMs: number;
  answeredMs: number;
}

/** Prepares batches for begun devices; the answer sends one of each every five seconds and a sign of life between two, for `ms`. */
export function prepareTraffic(port: number, clients: readonly WireClient[], ms: number) {
  const rounds = Math.ceil(ms / everyMs) + 1;
  const prepared = clients.map(({ log }) => prepareBatches(log, rounds, 1, 10_000));
  const signs = clients.map(({ log }) => prepareSigns(log, rounds));
  const connections = clients.map(() => new RawConnection(port));
  return async (onAnswer: (sent: SentBatch) => void): Promise<void> => {
    const startedMs = performance.now();
    const endMs = startedMs + ms;
    await Promise.all(
      prepared.map(async (batches, index) => {
        // Participants are spread over the five seconds, as jitter spreads them.
        let dueMs = startedMs + (index / prepared.length) * everyMs;
        for (const [round, { request, expected, ack }] of batches.entries()) {
          if (dueMs >= endMs) return;
          await until(dueMs);
          const sentMs = performance.now();
          const { body } = (await connections[index]?.send(request)) ?? { body: '' };
          if (!body.includes(expected)) throw new Error(`not acknowledged: ${body.slice(0, 300)}`);
          onAnswer({ index, ack, sentMs, answeredMs: performance.now() });
          await until(dueMs + everyMs / 2);
          const sign = signs[index]?.[round];
          const heard = sign && (await connections[index]?.send(sign));
          if (heard?.httpStatus !== 204) throw new Error(`not heard: ${heard?.body.slice(0, 300) ?? ''}`);
          dueMs += everyMs;
        }
      }),
    );
    for (const connection of connections) connection.close();
  };
}
