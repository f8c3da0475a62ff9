import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../integration/server-process.ts';
import { connections, type Side } from '../load/alternate.ts';
import type { Asked } from '../load/drive-lanes.ts';
import { rawPost } from '../load/raw-connection.ts';

/** What a batch of one and its answer have, about. */
const [requestBytes, answerBytes] = [600, 700];
const bareServer = join(import.meta.dirname, 'bare-server.ts');
const asked: Asked = {
  request: rawPost('/', JSON.stringify({ teks: 'x'.repeat(requestBytes) })),
  expected: '"status":true',
};

/**
 * Starts the bare server on the engine that `DATABASE_URL` of this process names, beside the school's own data. It ends with
 * this process.
 */
export async function startReference(folder: string): Promise<Side> {
  const port = await findFreePort();
  const url = process.env['DATABASE_URL'];
  const child = spawn(process.execPath, [bareServer], {
    env: {
      ...process.env,
      PORT: String(port),
      ANSWER_BYTES: String(answerBytes),
      DATABASE_URL: url ? await createDatabase(url) : '',
      SQLITE_FILE: join(folder, 'bare.sqlite'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  while (child.exitCode === null && !(await isReady(port)))
    await new Promise((resolve) => setTimeout(resolve, 25));
  if (child.pid === undefined || child.exitCode !== null) throw new Error('the reference did not start');
  return { port, pid: child.pid, lanes: () => Array.from({ length: connections }, repeated) };
}

function* repeated(): Generator<Asked> {
  for (;;) yield asked;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

/** A database of its own on the same PostgreSQL. */
async function createDatabase(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create database bare');
  await client.end();
  return Object.assign(new URL(url), { pathname: '/bare' }).href;
}
