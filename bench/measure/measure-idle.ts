import type { ServerProcess } from '../../integration/server-process.ts';
import { cpuMsOf, rssMbOf } from '../load/process-usage.ts';

const settleMs = 3_000;

export interface Idle {
  startMs: number;
  /** CPU time of the start. */
  cpuMs: number;
  rssMb: number;
}

/** Starts a stopped server, which ran before so that compiled code is kept where it is kept, lets it rest, and stops it. */
export async function measureIdle(server: ServerProcess): Promise<Idle> {
  const startMs = await server.start();
  const cpuMs = cpuMsOf(server.pid);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const rssMb = rssMbOf(server.pid);
  await server.stop();
  return { startMs, cpuMs, rssMb };
}
