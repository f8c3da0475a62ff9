import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLosses } from '../check-log.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { seedSchool } from '../seed-school.ts';
import { findFreePort, ServerProcess } from '../server-process.ts';
import { verifies } from '../verifies.ts';
import { WireClient } from '../wire-client.ts';
import { checkPaper } from './check-paper.ts';
import { CompressedTime } from './compressed-time.ts';
import { Link } from './link.ts';
import { Participant } from './participant.ts';
import { examMs, minuteMs, planDrops, type Drop } from './plan-drops.ts';

/** 90 minutes in 22.5 seconds. */
const compression = 240;
const roomSize = 31;
/** What the network does also between the drops; the delay is up to two seconds of the exam. */
const always = { loseResponse: 0.02, dropRequest: 0.01, duplicate: 0.03, delayMs: [0, 8] as const };
/** After the exam: who has no receipt then gets none. */
const patienceMs = 120 * minuteMs;

export interface BadDayReport {
  drops: number;
  /** Devices that a drop took, once per drop. */
  cuts: number;
  operations: number;
  posts: number;
  unanswered: number;
  duplicated: number;
  receipts: number;
  losses: string[];
}

async function play({ atMs, lastsMs, devices }: Drop, links: readonly Link[], time: CompressedTime) {
  await time.until(atMs);
  for (const device of devices) links[device]?.drop();
  await time.pass(lastsMs);
  for (const device of devices) links[device]?.restore();
}

/** One exam of 90 minutes with `clients` devices in rooms of 31, whose network drops `drops` times (P4). */
export async function runBadDay(seed: number, clients: number, drops: number): Promise<BadDayReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spmb-hari-buruk-'));
  const { nomor, barisIds } = await seedSchool(dataDir, clients);
  const server = new ServerProcess(dataDir, await findFreePort());
  const links: Link[] = [];
  try {
    await server.start();
    for (const device of nomor.keys())
      links.push(await Link.open(server.port, new SeededRandom(seed + 1_000 + device), always));
    const rooms = Array.from({ length: Math.ceil(clients / roomSize) }, (_, room) =>
      [...nomor.keys()].slice(room * roomSize, (room + 1) * roomSize),
    );
    const plan = planDrops(new SeededRandom(seed), drops, rooms);
    const time = new CompressedTime(compression);
    const participants = nomor.map((name, index) => {
      const random = new SeededRandom(seed + 2_000 + index);
      return new Participant(
        new WireClient(links[index]?.url ?? ''),
        name,
        barisIds[index] ?? '',
        random,
        time,
      );
    });
    const isOver = () => time.nowMs > examMs + patienceMs;
    await Promise.all([
      ...plan.map((drop) => play(drop, links, time)),
      ...participants.map((participant) => participant.sit(isOver)),
    ]);
    await server.kill();
    const devices = participants.map(({ wire, acknowledged }) => ({ log: wire.log, acknowledged }));
    const losses = await checkPaper(dataDir, participants);
    losses.push(...(await findLosses(dataDir, devices)));
    losses.push(...participants.flatMap(({ wire }) => wire.takenBack));
    if (!(await verifies(dataDir))) losses.push('npm run verify reports differences');
    const sum = (of: (participant: Participant) => number) =>
      participants.reduce((total, participant) => total + of(participant), 0);
    return {
      drops: plan.length,
      cuts: plan.reduce((total, { devices: taken }) => total + taken.length, 0),
      operations: sum(({ paper }) => paper.length),
      posts: sum(({ posts }) => posts),
      unanswered: sum(({ unanswered }) => unanswered),
      duplicated: links.reduce((total, { counts }) => total + counts.duplicated, 0),
      receipts: participants.filter(({ hasReceipt }) => hasReceipt).length,
      losses,
    };
  } finally {
    await server.kill();
    await Promise.all(links.map((link) => link.close()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
