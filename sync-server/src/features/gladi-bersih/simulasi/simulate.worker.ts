import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from './simulate.ts';
import type { Progress, SimulationResult, SimulationTask } from './simulation.ts';

/** What the worker says to whoever started it. */
export type FromWorker =
  | { jenis: 'kemajuan'; progress: Progress }
  | { jenis: 'nyala-ulang' }
  | { jenis: 'hasil'; result: SimulationResult };

const say = (message: FromWorker) => parentPort?.postMessage(message);
let restarted: () => void = () => undefined;
// The only thing that comes in: the server is open again.
parentPort?.on('message', () => restarted());

const result = await simulate(workerData as SimulationTask, {
  tell: (progress) => say({ jenis: 'kemajuan', progress }),
  restartServer: () =>
    new Promise((resolve) => {
      restarted = resolve;
      say({ jenis: 'nyala-ulang' });
    }),
});
say({ jenis: 'hasil', result });
parentPort?.close();
