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
 * and is thrown to whoever runs it. Does nothing where the file is imported by the server itself.
 */
export function answerTasks<Data, Told, Said>(
  work: (data: Data, line: TaskLine<Told, Said>) => Promise<void> | void,
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
  const run = async (task: Data) => {
    heard = [];
    await work(task, line);
    post({ isClean: isClean() });
  };
  port.on('message', (message: ToThread) => {
    if ('task' in message) void run(message.task as Data);
    else {
      heard.push(message.told as Told);
      wake();
    }
  });
}

/** Whether a hostile file has written nothing that every object would have: the next task would find it. */
function isClean(): boolean {
  for (const _ in []) return false;
  return true;
}
