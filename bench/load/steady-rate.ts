import { CountingConnection } from './counting-connection.ts';

interface Steady {
  port: number;
  /** Made ahead, sent in turns. */
  requests: readonly Buffer[];
  perSecond: number;
  ms: number;
  /** The same load for so long before what is counted: connections open, and both programs run compiled. */
  leadMs?: number;
}

/** What came of it. */
export interface SteadyResult {
  perSecond: number;
  /** Of each request from the instant at which it was due, so that a server that falls behind is not spared. */
  latenciesMs: readonly number[];
  /** Answers by status, those before what is counted too. */
  statuses: ReadonlyMap<number, number>;
  megabytesPerSecond: number;
  /** Of the requests before what is counted. */
  longestLeadMs: number;
}

const connections = 100;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many requests each second over 100 connections. Throws where a request got no answer. */
export async function runSteadily({
  port,
  requests,
  perSecond,
  ms,
  leadMs = 0,
}: Steady): Promise<SteadyResult> {
  const statuses = new Map<number, number>();
  const latenciesMs: number[] = [];
  let [sent, bytes, longestLeadMs] = [0, 0, 0];
  const startedMs = performance.now();
  const countedFromMs = startedMs + leadMs;
  const endMs = countedFromMs + ms;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new CountingConnection(port);
      for (;;) {
        const turn = sent;
        const dueMs = startedMs + (turn * 1_000) / perSecond;
        const request = requests[turn % requests.length];
        if (!request || dueMs >= endMs || performance.now() >= endMs) break;
        sent += 1;
        const earlyMs = dueMs - performance.now();
        if (earlyMs > 0) await pause(earlyMs);
        const answer = await connection.send(request);
        const latencyMs = performance.now() - dueMs;
        statuses.set(answer.httpStatus, (statuses.get(answer.httpStatus) ?? 0) + 1);
        if (dueMs < countedFromMs) {
          longestLeadMs = Math.max(longestLeadMs, latencyMs);
          continue;
        }
        latenciesMs.push(latencyMs);
        bytes += answer.bytes;
      }
      connection.close();
    }),
  );
  const tookMs = performance.now() - countedFromMs;
  return {
    perSecond: (latenciesMs.length / tookMs) * 1_000,
    latenciesMs,
    statuses,
    megabytesPerSecond: bytes / tookMs / 1_000,
    longestLeadMs,
  };
}
