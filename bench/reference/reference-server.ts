import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../integration/server-process.ts';
import { connections, type Side } from '../load/alternate.ts';
import type { Asked } from '../load/drive-lanes.ts';
import { rawPost } from '../load/raw-connection.ts';
import type { BareRow } from './bare-row.ts';

/** What a batch of one and its answer have, about. */
const [requestBytes, answerBytes] = [600, 700];
const teks = 'x'.repeat(requestBytes - 70);
const bareServer = join(import.meta.dirname, 'bare-server.ts');

/**
 * Bare servers: `keyed` stores what comes again once, as whoever acknowledges answers must; `keyless` only adds rows, and
 * would store it twice.
 */
export type References = Record<'keyed' | 'keyless', Side>;

/** Starts both, as `startReference`. */
export const startReferences = async (folder: string): Promise<References> => ({
  keyed: await startReference(folder, 'keyed'),
  keyless: await startReference(folder, 'keyless'),
});

/**
 * Starts a bare server on the engine that `DATABASE_URL` of this process names, beside the school's own data. It ends with
 * this process.
 */
async function startReference(folder: string, kind: keyof References): Promise<Side> {
  const port = await findFreePort();
  const url = process.env['DATABASE_URL'];
  const child = spawn(process.execPath, [bareServer], {
    env: {
      ...process.env,
      PORT: String(port),
      ANSWER_BYTES: String(answerBytes),
      KEYED: kind === 'keyed' ? 'yes' : '',
      DATABASE_URL: url ? await createDatabase(url, kind) : '',
      SQLITE_FILE: join(folder, `${kind}.sqlite`),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  while (child.exitCode === null && !(await isReady(port)))
    await new Promise((resolve) => setTimeout(resolve, 25));
  if (child.pid === undefined || child.exitCode !== null) throw new Error('the reference did not start');
  const devices = Array.from({ length: connections }, () => ({ aliran: randomUUID(), sent: 0 }));
  return { port, pid: child.pid, lanes: (count) => devices.map((device) => nextRows(device, count)) };
}

/** Requests made ahead, each with a device's next row. */
function nextRows(device: { aliran: string; sent: number }, count: number): Iterator<Asked> {
  const asked = Array.from({ length: count }, () => {
    const row: BareRow = { aliran: device.aliran, seq: ++device.sent, teks };
    return { request: rawPost('/', JSON.stringify(row)), expected: '"status":true' };
  });
  return asked.values();
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

/** A database of its own on the same PostgreSQL. */
async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
