import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosClient } from './chaos-client.ts';
import { findLosses } from './check-log.ts';
import { startProxy } from './proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { seedSchool } from './seed-school.ts';
import { findFreePort, ServerProcess } from './server-process.ts';
import { verifies } from './verifies.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface ChaosOptions {
  ms: number;
  seed: number;
  clients: number;
}

export interface ChaosReport {
  kills: number;
  batches: number;
  unanswered: number;
  acknowledged: number;
  responsesLost: number;
  duplicated: number;
  /** Milliseconds from start to first answer, the slowest. */
  slowestStartMs: number;
  losses: string[];
}

/** Random load on the real server, which is killed every 0.4 to 1.4 s of its life behind a network that loses 15 % of answers (P1, S1, S2). */
export async function runChaos({ ms, seed, clients }: ChaosOptions): Promise<ChaosReport> {
  const random = new SeededRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'spmb-chaos-'));
  const school = await seedSchool(dataDir, clients);
  const server = new ServerProcess(dataDir, await findFreePort());
  const bad = { loseResponse: 0.15, dropRequest: 0.03, duplicate: 0.05, delayMs: [0, 15] as const };
  const proxy = await startProxy(server.port, new SeededRandom(seed + 1), bad);
  const all = school.nomor.map((nomor, index) => {
    const own = new SeededRandom(seed + 1_000 + index);
    return new ChaosClient(`http://127.0.0.1:${proxy.port}`, nomor, school.barisIds[index] ?? '', own);
  });
  let kills = 0;
  let slowestStartMs = 0;
  let over = false;
  const losses: string[] = [];
  try {
    slowestStartMs = await server.start();
    const running = Promise.all(all.map((client) => client.run(() => over)));
    const endMs = performance.now() + ms;
    while (performance.now() < endMs) {
      await pause(random.between(400, 1_400));
      await server.kill();
      kills++;
      slowestStartMs = Math.max(slowestStartMs, await server.start());
    }
    over = true;
    await running;
    proxy.set({ loseResponse: 0, dropRequest: 0, duplicate: 0 });
    const begun = all.filter((client) => client.wire.log.start);
    if (begun.length === 0) losses.push('no device could begin: nothing was tried');
    for (const [index, client] of begun.entries())
      if (index % 2 === 0) client.wire.log.finish(client.wire.elapsedMs);
    const flushed = await Promise.all(begun.map((client) => client.flush()));
    if (flushed.includes(false)) losses.push('the server does not take everything');
    await server.kill();
    losses.push(...all.flatMap((client) => client.wire.takenBack));
    const devices = begun.map(({ wire, acknowledged }) => ({ log: wire.log, acknowledged }));
    losses.push(...(await findLosses(dataDir, devices)));
    if (!(await verifies(dataDir))) losses.push('npm run verify reports differences');
  } finally {
    over = true;
    await server.kill();
    await proxy.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const sum = (of: (client: ChaosClient) => number) => all.reduce((total, client) => total + of(client), 0);
  return {
    kills,
    batches: sum((client) => client.batches),
    unanswered: sum((client) => client.unanswered),
    acknowledged: sum((client) => client.acknowledged),
    responsesLost: proxy.counts.lost,
    duplicated: proxy.counts.duplicated,
    slowestStartMs,
    losses,
  };
}
