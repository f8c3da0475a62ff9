import { get, type IncomingMessage } from 'node:http';
import { beginDevices, type BenchSchool } from './bench-school.ts';
import { prepareBatches } from './prepare-batches.ts';
import { cpuMsOf, percentile, rssMbOf } from './process-usage.ts';
import { RawConnection } from './raw-connection.ts';

export interface ConnectedMeasured {
  cpuPercent: number;
  rssMb: number;
  p99Ms: number;
  batches: number;
  /** Bytes that all watchers received, a second. */
  watchedBytesPerSecond: number;
}

const everyMs = 5_000;
const warmUpMs = 5_000;

/** An open live screen; `onBytes` is told what arrives. */
function watch(school: BenchSchool, onBytes: (count: number) => void): Promise<IncomingMessage> {
  const path = `/api/jadwal-ujian-absen/${school.tanggal}/${school.sesiId}/live`;
  return new Promise((resolve, reject) => {
    const asked = get({
      host: '127.0.0.1',
      port: school.server.port,
      path,
      agent: false,
      headers: { authorization: `Bearer ${school.adminToken}` },
    });
    asked.on('response', (answer) => {
      answer.on('data', (chunk: Buffer) => onBytes(chunk.length)).on('error', () => undefined);
      resolve(answer);
    });
    asked.on('error', reject);
  });
}

/** Everybody in the room sends one batch every five seconds while live screens watch. */
export async function measureConnected(
  school: BenchSchool,
  options: { from: number; participants: number; watchers: number; ms: number },
): Promise<ConnectedMeasured> {
  const clients = await beginDevices(school, options.from, options.from + options.participants);
  const rounds = Math.ceil((warmUpMs + options.ms) / everyMs) + 1;
  const prepared = clients.map(({ log }) => prepareBatches(log, rounds, 1, 10_000));
  const connections = clients.map(() => new RawConnection(school.server.port));
  let watchedBytes = 0;
  const watchers = await Promise.all(
    Array.from({ length: options.watchers }, () => watch(school, (count) => (watchedBytes += count))),
  );
  const { pid } = school.server;
  const startedMs = performance.now();
  const endMs = startedMs + warmUpMs + options.ms;
  const latencies: number[] = [];
  let [cpuBeforeMs, bytesBefore] = [0, 0];
  const clock = setTimeout(() => ([cpuBeforeMs, bytesBefore] = [cpuMsOf(pid), watchedBytes]), warmUpMs);
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
        if (sentMs - startedMs > warmUpMs) latencies.push(performance.now() - sentMs);
        dueMs += everyMs;
      }
    }),
  );
  clearTimeout(clock);
  const tookMs = performance.now() - startedMs - warmUpMs;
  const measured = {
    cpuPercent: ((cpuMsOf(pid) - cpuBeforeMs) / tookMs) * 100,
    rssMb: rssMbOf(pid),
    p99Ms: percentile(latencies, 0.99),
    batches: latencies.length,
    watchedBytesPerSecond: ((watchedBytes - bytesBefore) / tookMs) * 1000,
  };
  for (const watcher of watchers) watcher.destroy();
  for (const connection of connections) connection.close();
  return measured;
}
