import { get, type IncomingMessage } from 'node:http';
import { beginDevices, type BenchSchool } from '../school/bench-school.ts';
import { prepareTraffic } from '../load/drive-traffic.ts';
import { cpuMsOf, percentile, rssMbOf } from '../load/process-usage.ts';

export interface ConnectedMeasured {
  cpuPercent: number;
  rssMb: number;
  p99Ms: number;
  batches: number;
  /** Bytes that all watchers received, a second. */
  watchedBytesPerSecond: number;
}

const warmUpMs = 5_000;

/** An open live screen without its browser; `onBytes` is told what arrives. */
export function watch(
  school: BenchSchool,
  onBytes: (count: number) => void,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const path = `/api/jadwal-ujian-absen/${school.tanggal}/${school.sesiId}/live`;
  return new Promise((resolve, reject) => {
    const asked = get({
      host: '127.0.0.1',
      port: school.server.port,
      path,
      agent: false,
      headers: { authorization: `Bearer ${school.adminToken}`, ...headers },
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
  const drive = prepareTraffic(school.server.port, clients, warmUpMs + options.ms);
  let watchedBytes = 0;
  const watchers = await Promise.all(
    Array.from({ length: options.watchers }, () => watch(school, (count) => (watchedBytes += count))),
  );
  const { pid } = school.server;
  const startedMs = performance.now();
  const latencies: number[] = [];
  let [cpuBeforeMs, bytesBefore] = [0, 0];
  const clock = setTimeout(() => ([cpuBeforeMs, bytesBefore] = [cpuMsOf(pid), watchedBytes]), warmUpMs);
  await drive(({ sentMs, answeredMs }) => {
    if (sentMs - startedMs > warmUpMs) latencies.push(answeredMs - sentMs);
  });
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
  return measured;
}
