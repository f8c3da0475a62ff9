import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosClient } from '../chaos-client.ts';
import { findLosses } from '../check-log.ts';
import { seedSchool } from '../seed-school.ts';
import { findFreePort, ServerProcess } from '../server-process.ts';
import { verifies } from '../verifies.ts';
import { compileShim, DurableStore } from './durable-store.ts';
import { StaffClient } from './staff-client.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface PowerOptions {
  cuts: number;
  seed: number;
  clients: number;
  /** How SQLite syncs: FULL is what the server promises with, NORMAL is the control. */
  synchronous: 'FULL' | 'NORMAL';
}

export interface PowerReport {
  cuts: number;
  /** Cuts before the server answered. */
  cutsInStart: number;
  answers: number;
  ofStaff: number;
  losses: string[];
}

/**
 * Random load on the real server, whose power goes again and again: each next start finds only what was synced (P2).
 * Ends at the first start that lost something.
 */
export async function runPower({ cuts, seed, clients, synchronous }: PowerOptions): Promise<PowerReport> {
  const random = new SeededRandom(seed);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'spmb-listrik-')));
  const library = compileShim(folder);
  const school = await seedSchool(join(folder, 'data-0'), clients);
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const staff = new StaffClient(base);
  const all = school.nomor.map(
    (nomor, index) =>
      new ChaosClient(base, nomor, school.barisIds[index] ?? '', new SeededRandom(seed + 1_000 + index)),
  );
  const report: PowerReport = { cuts: 0, cutsInStart: 0, answers: 0, ofStaff: 0, losses: [] };
  let over = false;
  let server: ServerProcess | undefined;
  const running = Promise.all(all.map((client) => client.run(() => over)));
  const devices = () =>
    all
      .filter(({ wire }) => wire.log.start)
      .map(({ wire, acknowledged }) => ({ log: wire.log, acknowledged }));

  /** What is missing in a folder that nobody has open; looked at in a copy. */
  async function missingIn(data: string): Promise<string[]> {
    const copy = `${data}-dilihat`;
    cpSync(data, copy, { recursive: true });
    const missing = await findLosses(copy, devices()).catch((error: unknown) => [String(error)]);
    rmSync(copy, { recursive: true, force: true });
    return missing;
  }

  try {
    for (; report.cuts < cuts && report.losses.length === 0; report.cuts++) {
      const data = join(folder, `data-${report.cuts}`);
      const store = new DurableStore(data, join(folder, `disk-${report.cuts}`));
      const env = { ...store.env(library), NODE_ENV: 'test', SPMB_TEST_SYNCHRONOUS: synchronous };
      server = new ServerProcess(data, port, [], '', { env });
      // Some are cut while they start.
      const isEarly = random.chance(0.25);
      const started = server.start().then(
        () => '',
        (error: unknown) => String(error),
      );
      const refused = isEarly
        ? await Promise.race([started, pause(random.between(100, 900)).then(() => undefined)])
        : await started;
      if (refused) report.losses.push(refused);
      if (refused === undefined) report.cutsInStart++;
      if (refused === '') {
        report.losses.push(...(await staff.findLosses()));
        const working = staff.work();
        await pause(random.between(600, 2_500));
        await server.kill();
        await working;
      } else await server.kill();
      await started;
      const next = join(folder, `data-${report.cuts + 1}`);
      store.rebuild(next);
      for (const old of [data, join(folder, `disk-${report.cuts}`)])
        rmSync(old, { recursive: true, force: true });
      report.losses.push(...(await missingIn(next)));
    }
    over = true;
    await running;
    const last = join(folder, `data-${report.cuts}`);
    if (report.losses.length === 0) {
      server = new ServerProcess(last, port);
      await server.start();
      report.losses.push(...(await staff.findLosses()));
      const flushed = await Promise.all(
        all.filter(({ wire }) => wire.log.start).map((client) => client.flush()),
      );
      if (flushed.includes(false)) report.losses.push('the server does not take everything');
      await server.stop();
      report.losses.push(...(await missingIn(last)), ...all.flatMap(({ wire }) => wire.takenBack));
      if (!(await verifies(last))) report.losses.push('npm run verify reports differences');
    }
  } finally {
    over = true;
    await server?.kill();
    await running.catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
  report.answers = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  report.ofStaff = staff.acknowledged;
  return report;
}
