import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { BareRow } from './bare-row.ts';
import { openBarePostgres } from './bare-postgres.ts';
import { openBareSqlite } from './bare-sqlite.ts';

// The least that keeps a promise: body read, one row stored durably, then an answer as long as a batch's. All requests of
// a tick, or of the time that the commit before them takes, share one commit.
// In its environment: PORT, ANSWER_BYTES, KEYED where a repeated row is stored once, and DATABASE_URL or SQLITE_FILE.
const { PORT, ANSWER_BYTES, KEYED = '', DATABASE_URL = '', SQLITE_FILE = '' } = process.env;
/** Returns, or resolves, when the rows are on the disk. */
type Store = (rows: readonly BareRow[]) => Promise<void> | void;

const filler = 'x'.repeat(Number(ANSWER_BYTES));
const isKeyed = KEYED !== '';
const store: Store = DATABASE_URL
  ? await openBarePostgres(DATABASE_URL, isKeyed)
  : openBareSqlite(SQLITE_FILE, isKeyed);

let waiting: { row: BareRow; resolve: () => void; reject: (error: unknown) => void }[] = [];
let isCommitting = false;

async function commitWaiting(): Promise<void> {
  isCommitting = true;
  while (waiting.length > 0) {
    const group = waiting;
    waiting = [];
    try {
      await store(group.map(({ row }) => row));
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
  const row = await call.req.json<BareRow>();
  await new Promise<void>((resolve, reject) => {
    waiting.push({ row, resolve, reject });
    if (waiting.length === 1 && !isCommitting) setImmediate(() => void commitWaiting());
  });
  return call.json({ status: true, filler });
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
