import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../integration/server-process.ts';
import { cpuMsOf } from './process-usage.ts';
import { RawConnection, rawPost } from './raw-connection.ts';

const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Requests a second, and CPU milliseconds of one, of a handler that does nothing, driven as the real server is. */
export async function measureBareHttp(
  connections: number,
  ms: number,
): Promise<{ perSecond: number; cpuMs: number }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [bareServer], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    for (let tries = 0; tries < 400; tries++) {
      try {
        await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' });
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    const request = rawPost('/', JSON.stringify({ filler: 'x'.repeat(600) }));
    const pid = child.pid ?? 0;
    const cpuBeforeMs = cpuMsOf(pid);
    const endMs = performance.now() + ms;
    const counts = await Promise.all(
      Array.from({ length: connections }, async () => {
        const connection = new RawConnection(port);
        let count = 0;
        for (; performance.now() < endMs; count++) await connection.send(request);
        connection.close();
        return count;
      }),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { perSecond: (total / ms) * 1000, cpuMs: (cpuMsOf(pid) - cpuBeforeMs) / total };
  } finally {
    child.kill();
  }
}

/** Commits a second of the bare database: one operation row each, synced to disk; and rows a second in groups of 50. */
export function measureBareCommits(folder: string, ms: number): { single: number; grouped: number } {
  const database = new Database(join(folder, 'bare.sqlite'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(
    'create table operasi (aliran text, seq integer, teks text, jejak text, primary key (aliran, seq))',
  );
  const insert = database.prepare('insert into operasi values (?, ?, ?, ?)');
  const teks = 'x'.repeat(230);
  let seq = 0;
  const commitsOf = (rows: number) => {
    const startedAt = seq;
    const endMs = performance.now() + ms;
    while (performance.now() < endMs) {
      database.exec('BEGIN IMMEDIATE');
      for (let i = 0; i < rows; i++) insert.run('aliran', ++seq, teks, 'jejak');
      database.exec('COMMIT');
    }
    return ((seq - startedAt) / ms) * 1000;
  };
  const result = { single: commitsOf(1), grouped: commitsOf(50) };
  database.close();
  return result;
}
