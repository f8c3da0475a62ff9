import type { ServerProcess } from '../integration/server-process.ts';
import { cpuMsOf, rssMbOf } from './process-usage.ts';

const settleMs = 3_000;

/** Starts a server a second time, so that compiled code is already kept where it is kept, and lets it rest. */
export async function measureIdle(
  server: ServerProcess,
): Promise<{ startMs: number; cpuMs: number; rssMb: number }> {
  await server.start();
  await server.stop();
  const startMs = await server.start();
  const cpuMs = cpuMsOf(server.pid);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const rssMb = rssMbOf(server.pid);
  await server.stop();
  return { startMs, cpuMs, rssMb };
}
