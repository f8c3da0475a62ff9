import { answerTasks } from '../../../server/work/answer-tasks.ts';
import { simulate } from './simulate.ts';
import type { Progress, SimulationResult, SimulationTask } from './simulation.ts';

/** What the worker says to whoever started it. */
export type FromWorker =
  | { jenis: 'kemajuan'; progress: Progress }
  | { jenis: 'nyala-ulang' }
  | { jenis: 'hasil'; result: SimulationResult };

/** The only thing that it is told: the server is open again. */
answerTasks<'open', FromWorker>(async (task: SimulationTask, { say, hear }) => {
  const result = await simulate(task, {
    tell: (progress) => say({ jenis: 'kemajuan', progress }),
    async restartServer() {
      say({ jenis: 'nyala-ulang' });
      await hear();
    },
  });
  say({ jenis: 'hasil', result });
});
