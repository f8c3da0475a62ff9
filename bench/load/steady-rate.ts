import { CountingConnection } from './counting-connection.ts';
import { percentile } from './process-usage.ts';

interface Steady {
  port: number;
  /** Made ahead, sent in turns. */
  requests: readonly Buffer[];
  perSecond: number;
  ms: number;
}

/** What came of it; times from the instant at which a request was due, so that a server that falls behind is not spared. */
export interface SteadyResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>;
  megabytesPerSecond: number;
}

const connections = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many requests each second over 100 connections. Throws where a request got no answer. */
export async function runSteadily({ port, requests, perSecond, ms }: Steady): Promise<SteadyResult> {
  const statuses = new Map<number, number>();
  const latencies: number[] = [];
  let [sent, bytes] = [0, 0];
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new CountingConnection(port);
      for (;;) {
        const turn = sent;
        const dueMs = startedMs + (turn * 1_000) / perSecond;
        const request = requests[turn % requests.length];
        if (!request || dueMs >= startedMs + ms || performance.now() >= startedMs + ms) break;
        sent += 1;
        const earlyMs = dueMs - performance.now();
        if (earlyMs > 0) await pause(earlyMs);
        const answer = await connection.send(request);
        latencies.push(performance.now() - dueMs);
        bytes += answer.bytes;
        statuses.set(answer.httpStatus, (statuses.get(answer.httpStatus) ?? 0) + 1);
      }
      connection.close();
    }),
  );
  const tookMs = performance.now() - startedMs;
  return {
    perSecond: (latencies.length / tookMs) * 1_000,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    statuses,
    megabytesPerSecond: bytes / tookMs / 1_000,
  };
}
