import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffLogin } from '../seed-school.ts';
import { findFreePort, ServerProcess } from '../server-process.ts';
import { compileShim, DurableStore } from './durable-store.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { email, password } = staffLogin;
const setUp = {
  username: 'Bu Ani',
  email,
  userpass: password,
  repass: password,
  nama_sekolah: 'SMK Listrik',
  zona: 'WIB',
};

/**
 * Cuts power during the first start of an empty folder and right after its set-up was acknowledged: the next start is
 * the same server, with the school where it was promised. Answers what is missing.
 */
export async function cutSetUps(cuts: number, seed: number): Promise<string[]> {
  const random = new SeededRandom(seed);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'spmb-siap-')));
  const library = compileShim(folder);
  const port = await findFreePort();
  const post = async (path: string, body: unknown): Promise<any> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const losses: string[] = [];
  try {
    for (let at = 0; at < cuts; at++) {
      const data = join(folder, `data-${at}`);
      mkdirSync(data);
      const store = new DurableStore(data, join(folder, `disk-${at}`));
      const server = new ServerProcess(data, port, [], '', { env: store.env(library) });
      const started = server.start().then(
        () => true,
        () => false,
      );
      const isLate = at % 2 === 0;
      if (!isLate) await pause(random.between(50, 700));
      const promised = isLate && (await started) && (await post('/api/setup', setUp)).status === true;
      if (isLate && !promised) losses.push(`set-up ${at} was not acknowledged: nothing was tried`);
      await server.kill();
      await started;
      const next = join(folder, `next-${at}`);
      store.rebuild(next);
      const after = new ServerProcess(next, port);
      try {
        await after.start();
        const known = typeof (await post('/api/auth/token', { email, password })).token === 'string';
        if (promised && !known) losses.push(`set-up ${at} was acknowledged, and nobody can log in`);
      } catch (error) {
        losses.push(`after the cut of set-up ${at}: ${String(error)}`);
      } finally {
        await after.kill();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return losses;
}
