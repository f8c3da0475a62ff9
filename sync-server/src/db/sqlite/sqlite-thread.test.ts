import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runSqliteThread } from './sqlite-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'spmb-utas-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that has begun, and loads SQLite once it is let. */
function writeThread(): URL {
  const { href } = new URL('sqlite-thread.ts', import.meta.url);
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { workerData } from 'node:worker_threads';
     import { answerFromThread } from '${href}';
     const [begun, go, loading] = [0, 1, 2];
     Atomics.store(workerData, begun, 1);
     Atomics.notify(workerData, begun);
     Atomics.wait(workerData, go, 0);
     Atomics.store(workerData, loading, 1);
     await answerFromThread(() => new Promise(() => setInterval(() => undefined, 1000)));`,
  );
  return pathToFileURL(file);
}

test('P9: a thread is not ended before it has loaded SQLite, which would end the server, and then at once', async () => {
  const ending = new AbortController();
  const steps = new Int32Array(new SharedArrayBuffer(12));
  const answer = runSqliteThread(writeThread(), steps, ending.signal);
  await Atomics.waitAsync(steps, 0, 0).value;
  ending.abort();
  Atomics.store(steps, 1, 1);
  Atomics.notify(steps, 1);
  expect(await answer).toBeUndefined();
  expect(steps[2]).toBe(1);
});

test('what is thrown in a thread is thrown to who runs it', async () => {
  const file = join(folder, 'thrower.mjs');
  writeFileSync(file, `throw Object.assign(new Error('no room'), { code: 'ENOSPC' });`);
  await expect(runSqliteThread(pathToFileURL(file), undefined)).rejects.toMatchObject({ code: 'ENOSPC' });
});
