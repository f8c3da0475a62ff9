import type { WireClient } from '../integration/wire-client.ts';
import { prepareBatches } from './prepare-batches.ts';
import { RawConnection } from './raw-connection.ts';

export const everyMs = 5_000;

/** What a participant's device sent, and when the server's answer was here; milliseconds of `performance.now`. */
export interface SentBatch {
  /** Place of the participant among the clients. */
  index: number;
  /** Operations that the server has acknowledged of him. */
  ack: number;
  sentMs: number;
  answeredMs: number;
}

/** Prepares batches for begun devices; the answer sends one of each every five seconds, for `ms`. */
export function prepareTraffic(port: number, clients: readonly WireClient[], ms: number) {
  const rounds = Math.ceil(ms / everyMs) + 1;
  const prepared = clients.map(({ log }) => prepareBatches(log, rounds, 1, 10_000));
  const connections = clients.map(() => new RawConnection(port));
  return async (onAnswer: (sent: SentBatch) => void): Promise<void> => {
    const startedMs = performance.now();
    const endMs = startedMs + ms;
    await Promise.all(
      prepared.map(async (batches, index) => {
        // Participants are spread over the five seconds, as jitter spreads them.
        let dueMs = startedMs + (index / prepared.length) * everyMs;
        for (const { request, ack } of batches) {
          if (dueMs >= endMs) return;
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())));
          const sentMs = performance.now();
          const { body } = (await connections[index]?.send(request)) ?? { body: '' };
          if (!body.includes(`"ack":${ack},`)) throw new Error(`not acknowledged: ${body.slice(0, 300)}`);
          onAnswer({ index, ack, sentMs, answeredMs: performance.now() });
          dueMs += everyMs;
        }
      }),
    );
    for (const connection of connections) connection.close();
  };
}
