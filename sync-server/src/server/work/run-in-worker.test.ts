import { expect, test } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

/** A thread that runs this text; `port` speaks to whoever started it. */
const threadOf = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port, workerData as data } from 'node:worker_threads'; ${text}`)}`,
  );
const stays = 'port.on("message", () => undefined);';
const hear = (message: string) => (message === 'go on' ? undefined : message);

test('a thread begins with its data, is told more, and is gone with its answer', async () => {
  const thread = threadOf(
    'port.on("message", (more) => { port.postMessage("go on"); port.postMessage(data + more); });',
  );
  const feed = async (tell: (message: string) => void) => tell('dua');
  expect(await runInWorker(thread, { data: 'satu', feed, hear })).toBe('satudua');
});

test('what a thread says as it ends is its answer all the same', async () => {
  const speakAndEnd = () => runInWorker(threadOf('port.postMessage(data);'), { data: 'a', hear });
  expect(await Promise.all(Array.from({ length: 8 }, speakAndEnd))).toEqual(Array(8).fill('a'));
});

test('a message is answered to the thread', async () => {
  const thread = threadOf('port.on("message", (n) => port.postMessage(n + 1)); port.postMessage(1);');
  const count = (n: number, tell: (n: number) => void) => {
    if (n > 3) return n;
    tell(n);
    return undefined;
  };
  expect(await runInWorker(thread, { data: 0, hear: count })).toBe(4);
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

test('what hearing or feeding throws, and whoever gives up, ends it', async () => {
  const refused = new Error('ditolak');
  const speaks = threadOf(`${stays} port.postMessage("a");`);
  const throws = () => Promise.reject(refused);
  await expect(runInWorker(speaks, { data: 0, hear: throws })).rejects.toBe(refused);
  await expect(runInWorker(threadOf(stays), { data: 0, hear, feed: throws })).rejects.toBe(refused);
  const ending = new AbortController();
  const running = runInWorker(threadOf(stays), { data: 0, hear, signal: ending.signal });
  ending.abort(refused);
  await expect(running).rejects.toBe(refused);
  await expect(runInWorker(threadOf(stays), { data: 0, hear, signal: ending.signal })).rejects.toBe(refused);
});
