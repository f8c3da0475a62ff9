import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

const answerTasks = new URL('./answer-tasks.ts', import.meta.url).href;
/** A thread that does `work` with each task; `data`, `say` and `hear` are the task's. */
const threadOf = (work: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { threadId } from 'node:worker_threads';
       import { answerTasks } from '${answerTasks}';
       answerTasks(async (data, { say, hear }) => { ${work} });`,
    )}`,
  );
const stays = 'await hear(); await hear();';
const hear = (message: string) => (message === 'go on' ? undefined : message);

test('a thread begins with its data and is told more', async () => {
  const thread = threadOf('say("go on"); say(data + (await hear()) + (await hear()));');
  const feed = async (tell: (message: string) => void) => {
    tell('dua');
    await Promise.resolve();
    tell('tiga');
  };
  expect(await runInWorker(thread, { data: 'satu', feed, hear })).toBe('satuduatiga');
});

test('a thread that answers before it was told all hears nothing of it in its next task', async () => {
  const thread = threadOf('say(data === "first" ? "early" : await hear());');
  const answered = Promise.withResolvers<undefined>();
  const told = Promise.withResolvers<undefined>();
  const feed = async (tell: (message: string) => void) => {
    await answered.promise;
    // Long enough for the thread to be given its next task, where nobody waits.
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    tell('late');
    told.resolve(undefined);
  };
  const hearEarly = (message: string) => {
    answered.resolve(undefined);
    return message;
  };
  expect(await runInWorker(thread, { data: 'first', feed, hear: hearEarly })).toBe('early');
  const feedNext = (tell: (message: string) => void) => told.promise.then(() => tell('next'));
  expect(await runInWorker(thread, { data: 'second', feed: feedNext, hear })).toBe('next');
});

test('what a thread says as it ends is its answer all the same', async () => {
  const speakAndEnd = () => runInWorker(threadOf('say(data); process.exit();'), { data: 'a', hear });
  expect(await Promise.all(Array.from({ length: 8 }, speakAndEnd))).toEqual(Array(8).fill('a'));
});

test('a message is answered to the thread', async () => {
  const thread = threadOf('for (let n = 1; n < 9; n = (await hear()) + 1) say(n);');
  const count = (n: number, tell: (n: number) => void) => {
    tell(n);
    return n > 7 ? n : undefined;
  };
  expect(await runInWorker(thread, { data: 0, hear: count })).toBe(8);
});

test.each([
  ['what it throws', 'throw Object.assign(new Error("penuh"), { code: "ENOSPC" });', { code: 'ENOSPC' }],
  ['its end without an answer', 'process.exit(0);', { why: 'berhenti' }],
  ['a time that is over', stays, { why: 'lama' }],
  [
    'memory that is used up',
    'const all = []; for (;;) all.push(Array(1e5).fill(all.length));',
    { code: 'ERR_WORKER_OUT_OF_MEMORY' },
  ],
])('whoever runs it is thrown %s', async (_, text, problem) => {
  const limits = { maxOldGenerationSizeMb: 32 };
  const timeLimitMs = text === stays ? 50 : 60_000;
  await expect(runInWorker(threadOf(text), { data: 0, limits, timeLimitMs, hear })).rejects.toMatchObject(
    problem,
  );
});

test('what hearing, feeding or handing over throws, and whoever gives up, ends it', async () => {
  const refused = new Error('ditolak');
  const speaks = threadOf(`say("a"); ${stays}`);
  const throws = () => Promise.reject(refused);
  await expect(runInWorker(speaks, { data: 0, hear: throws })).rejects.toBe(refused);
  await expect(runInWorker(threadOf(stays), { data: 0, hear, feed: throws })).rejects.toBe(refused);
  await expect(runInWorker(threadOf(stays), { data: () => 0, hear })).rejects.toThrow('could not be cloned');
  const ending = new AbortController();
  const running = runInWorker(threadOf(stays), { data: 0, hear, signal: ending.signal });
  ending.abort(refused);
  await expect(running).rejects.toBe(refused);
  await expect(runInWorker(threadOf(stays), { data: 0, hear, signal: ending.signal })).rejects.toBe(refused);
});

test('a thread that is done takes the next task, hears nothing of the one before, and never two at once', async () => {
  const thread = threadOf('const more = data && (await hear()); say({ threadId, more });');
  const told = { hear: (answer: { threadId: number; more: unknown }) => answer };
  const first = await runInWorker(thread, { data: 0, ...told, feed: async (tell) => tell('late') });
  const second = await runInWorker(thread, { data: 1, ...told, feed: async (tell) => tell('in time') });
  expect(second).toEqual({ threadId: first.threadId, more: 'in time' });
  const both = await Promise.all([0, 0].map((data) => runInWorker(thread, { data, ...told })));
  expect(new Set(both.map(({ threadId }) => threadId)).size).toBe(2);
});

test('a thread is kept only for tasks of its own limits', async () => {
  const thread = threadOf('say(threadId);');
  const idOf = (limits?: { maxOldGenerationSizeMb: number }) =>
    runInWorker(thread, { data: 0, ...(limits && { limits }), hear: (id: number) => id });
  const free = await idOf();
  expect(await idOf({ maxOldGenerationSizeMb: 48 })).not.toBe(free);
  expect(await idOf()).toBe(free);
});

test('a thread that goes on after its answer is not waited for beyond its time', async () => {
  const thread = threadOf('say("satu"); await hear();');
  expect(await runInWorker(thread, { data: 0, timeLimitMs: 2_000, hear })).toBe('satu');
});

test.each([
  ['that failed', 'if (data) throw new Error("rusak");', true],
  ['on whose objects a file has written', 'if (data) Object.prototype.isAdmin = true;', false],
])('a thread %s takes no other task', async (_, text, isThrown) => {
  const thread = threadOf(`${text} say(threadId);`);
  const idOf = (data: number) => runInWorker(thread, { data, hear: (id: number) => id });
  const before = await idOf(0);
  const failing = idOf(1);
  await (isThrown ? expect(failing).rejects.toThrow('rusak') : expect(failing).resolves.toBe(before));
  expect(await idOf(0)).not.toBe(before);
});

test('a thread that has waited too long takes no other task, not even while it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const thread = threadOf('say(threadId);');
    const run = () => runInWorker(thread, { data: 0, hear: (id: number) => id });
    const first = await run();
    vi.advanceTimersByTime(9_999);
    expect(await run()).toBe(first);
    vi.advanceTimersByTime(10_000);
    expect(await run()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});
