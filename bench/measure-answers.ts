import { beginDevices, type BenchSchool } from './bench-school.ts';
import { prepareBatches } from './prepare-batches.ts';
import { cpuMsOf, percentile } from './process-usage.ts';
import { RawConnection } from './raw-connection.ts';

export interface AnswersMeasured {
  operationsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerOperation: number;
}

const warmUpMs = 2_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Durable operations acknowledged through the whole HTTP path, each connection a participant of its own (S1). */
export async function measureAnswers(
  school: BenchSchool,
  options: {
    from: number;
    connections: number;
    operations: number;
    ms: number;
    batchesMax: number;
    /** From one batch of a connection to its next; as fast as they are answered unless given. */
    everyMs?: number;
  },
): Promise<AnswersMeasured> {
  const { from, connections, operations, ms, batchesMax, everyMs = 0 } = options;
  const clients = await beginDevices(school, from, from + connections);
  const prepared = clients.map(({ log }) => prepareBatches(log, batchesMax, operations, 1_000));
  const { pid } = school.server;
  const startedMs = performance.now();
  const [measureFromMs, endMs] = [startedMs + warmUpMs, startedMs + warmUpMs + ms];
  const latencies: number[] = [];
  let cpuBeforeMs = 0;
  const clock = setTimeout(() => (cpuBeforeMs = cpuMsOf(pid)), warmUpMs);
  await Promise.all(
    prepared.map(async (batches, index) => {
      const connection = new RawConnection(school.server.port);
      // Spread, as jitter spreads them.
      if (everyMs > 0) await pause((index / prepared.length) * everyMs);
      for (const { request, ack } of batches) {
        const sentMs = performance.now();
        if (sentMs >= endMs) break;
        const { httpStatus, body } = await connection.send(request);
        if (httpStatus !== 200 || !body.includes(`"ack":${ack},`))
          throw new Error(`not acknowledged: ${body.slice(0, 300)}`);
        if (sentMs >= measureFromMs) latencies.push(performance.now() - sentMs);
        if (everyMs > 0) await pause(sentMs + everyMs - performance.now());
      }
      connection.close();
    }),
  );
  clearTimeout(clock);
  const tookMs = performance.now() - measureFromMs;
  const count = latencies.length * operations;
  if (tookMs < ms * 0.9) console.log(`  note: the prepared batches lasted only ${Math.round(tookMs)} ms`);
  return {
    operationsPerSecond: (count / tookMs) * 1000,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    cpuMsPerOperation: (cpuMsOf(pid) - cpuBeforeMs) / count,
  };
}
