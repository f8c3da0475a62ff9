import { parentPort } from 'node:worker_threads';

/** What a thread hears: a task, then whatever its owner tells while it works. */
export type ToThread = { task: unknown } | { told: unknown };
/** What it says: messages of its task, then that it is done, and whether it may be given another. */
export type FromThread = { said: unknown } | { isClean: boolean };

/** A task's line to whoever runs it. */
export interface TaskLine<Told, Said> {
  say(message: Said, transfer?: ArrayBuffer[]): void;
  /** The next that it is told. */
  hear(): Promise<Told>;
}

/**
 * Runs inside a thread: does the tasks that `runInWorker` gives it, one after the other. What `work` throws ends the thread
 * and is thrown to whoever runs it. `work` names the type of its `data`. Does nothing where the file is imported by the server itself.
 */
export function answerTasks<Told, Said>(
  work: (data: never, line: TaskLine<Told, Said>) => Promise<void> | void,
): void {
  const port = parentPort;
  if (!port) return;
  const post = (message: FromThread, transfer?: ArrayBuffer[]) => port.postMessage(message, transfer);
  let heard: Told[] = [];
  let wake: () => void = () => undefined;
  const line: TaskLine<Told, Said> = {
    say: (said, transfer) => post({ said }, transfer),
    async hear() {
      while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return heard.shift() as Told;
    },
  };
  const run = async (task: unknown) => {
    heard = [];
    await work(task as never, line);
    post({ isClean: isClean() });
  };
  port.on('message', (message: ToThread) => {
    if ('task' in message) void run(message.task);
    else {
      heard.push(message.told as Told);
      wake();
    }
  });
}

/** Whether a hostile file has written nothing that every object would have: the next task would find it. */
const isClean = (): boolean =>
  [Object.prototype, Array.prototype].every((every) => Object.keys(every).length === 0);
