import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openBarePostgres } from './bare-postgres.ts';
import { openBareSqlite } from './bare-sqlite.ts';

// The least that keeps a promise: body read, one row stored durably, then an answer as long as a batch's. All requests of
// a tick, or of the time that the commit before them takes, share one commit.
// In its environment: PORT, ANSWER_BYTES, and DATABASE_URL or SQLITE_FILE.
const { PORT, ANSWER_BYTES, DATABASE_URL = '', SQLITE_FILE = '' } = process.env;
/** Returns, or resolves, when the rows are on the disk. */
type Store = (rows: readonly string[]) => Promise<void> | void;

const filler = 'x'.repeat(Number(ANSWER_BYTES));
const store: Store = DATABASE_URL ? await openBarePostgres(DATABASE_URL) : openBareSqlite(SQLITE_FILE);

let waiting: { teks: string; resolve: () => void; reject: (error: unknown) => void }[] = [];
let isCommitting = false;

async function commitWaiting(): Promise<void> {
  isCommitting = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    try {
      await store(group.map(({ teks }) => teks));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
  isCommitting = false;
}

const app = new Hono();
app.get('/', (call) => call.text('ready'));
app.post('/', async (call) => {
  const { teks } = await call.req.json<{ teks: string }>();
  await new Promise<void>((resolve, reject) => {
    waiting.push({ teks, resolve, reject });
    if (waiting.length === 1 && !isCommitting) setImmediate(() => void commitWaiting());
  });
  return call.json({ status: true, filler });
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
