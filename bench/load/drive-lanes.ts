import { cpuMsOf, percentile } from './process-usage.ts';
import { RawConnection } from './raw-connection.ts';

/** A request that was made ahead, and what its answer must contain. */
export interface Asked {
  request: Buffer;
  expected: string;
}

/** What one connection asks, one after the other. */
export type Lane = Iterator<Asked, unknown>;

/** A server that is measured: its port, and the process whose CPU time counts. */
export interface Target {
  port: number;
  pid: number;
}

export interface Driven {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** CPU time of the server, of one request. */
  cpuMs: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Asks on a connection for each lane, for `ms` or until a first lane has nothing left. `everyMs`: from one request of a lane to
 * its next; as fast as they are answered unless given. `kept`: connections of an earlier drive, one for each lane, which stay open.
 * Throws at an answer that is not the expected one.
 */
export async function driveLanes(
  { port, pid }: Target,
  lanes: readonly Lane[],
  ms: number,
  everyMs = 0,
  kept?: readonly RawConnection[],
): Promise<Driven> {
  const latencies: number[] = [];
  const cpuBeforeMs = cpuMsOf(pid);
  const startedMs = performance.now();
  let endMs = startedMs + ms;
  await Promise.all(
    lanes.map(async (lane, index) => {
      const connection = kept?.[index] ?? new RawConnection(port);
      // Spread, as jitter spreads them.
      if (everyMs > 0) await pause((index / lanes.length) * everyMs);
      for (let sentMs = performance.now(); sentMs < endMs; sentMs = performance.now()) {
        const next = lane.next();
        if (next.done === true) {
          endMs = sentMs;
          break;
        }
        const { request, expected } = next.value;
        const { httpStatus, body } = await connection.send(request);
        if (httpStatus !== 200 || !body.includes(expected))
          throw new Error(`not the expected answer: ${httpStatus} ${body.slice(0, 300)}`);
        latencies.push(performance.now() - sentMs);
        if (everyMs > 0) await pause(sentMs + everyMs - performance.now());
      }
      if (!kept) connection.close();
    }),
  );
  const tookMs = performance.now() - startedMs;
  return {
    perSecond: (latencies.length / tookMs) * 1000,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    maxMs: percentile(latencies, 1),
    cpuMs: (cpuMsOf(pid) - cpuBeforeMs) / latencies.length,
  };
}
