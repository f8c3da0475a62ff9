import type { DeviceLog } from '../../integration/device-log.ts';
import type { ServerProcess } from '../../integration/server-process.ts';
import { prepareBatches } from '../load/prepare-batches.ts';
import { RawConnection } from '../load/raw-connection.ts';

/** Seconds from the start of a server that does not run until it has acknowledged a begun device's next answer. */
export async function startToAnswer(server: ServerProcess, log: DeviceLog): Promise<number> {
  const [batch] = prepareBatches(log, 1, 1, 1_000);
  if (!batch) throw new Error('no batch');
  const startedMs = performance.now();
  await server.start();
  const connection = new RawConnection(server.port);
  const { body } = await connection.send(batch.request);
  const tookMs = performance.now() - startedMs;
  connection.close();
  if (!body.includes(batch.expected)) throw new Error(`not acknowledged: ${body.slice(0, 300)}`);
  return tookMs / 1000;
}
