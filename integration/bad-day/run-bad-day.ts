import { findLosses } from '../check-log.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { verifies } from '../verifies.ts';
import { WireClient } from '../wire-client.ts';
import { checkPaper } from './check-paper.ts';
import { CompressedTime } from './compressed-time.ts';
import { Link } from './link.ts';
import { Participant } from './participant.ts';
import { planCalamities, type PlannedCalamity } from './plan-calamities.ts';
import { examMs, minuteMs, planDrops, type Drop } from './plan-drops.ts';
import { SchoolComputer, type Calamity } from './school-computer.ts';

/** Devices of an access point: 186 hang on thirteen. */
const devicesOfPoint = 15;
/** What the network does also between the drops; the delay is up to two seconds of the exam. */
const always = { loseResponse: 0.02, dropRequest: 0.01, duplicate: 0.03, delayMs: [0, 8] as const };
/** After the exam: who has no receipt then gets none. */
const patienceMs = 120 * minuteMs;

export interface BadDayOptions {
  seed: number;
  clients: number;
  drops: number;
  /** What happens to the server's computer besides. */
  calamities?: readonly Calamity[];
  /** How many times faster the exam runs than it is. A start takes what it takes: where there are some, not too fast. */
  compression: number;
}

export interface BadDayReport {
  drops: number;
  calamities: number;
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

/** What happens to the computer, one after the other. */
async function suffer(plan: readonly PlannedCalamity[], computer: SchoolComputer, time: CompressedTime) {
  for (const { atMs, what } of plan) {
    await time.until(atMs);
    if (what === 'backup') await computer.backUp();
    else await computer.suffer(what);
  }
}

/** One exam of 90 minutes with `clients` devices on access points of 15, whose network drops `drops` times (P4), and worse. */
export async function runBadDay({
  seed,
  clients,
  drops,
  calamities = [],
  compression,
}: BadDayOptions): Promise<BadDayReport> {
  const computer = await SchoolComputer.open(clients, calamities.includes('power'));
  const { nomor, barisIds } = computer.school;
  const links: Link[] = [];
  try {
    for (const device of nomor.keys())
      links.push(await Link.open(computer.port, new SeededRandom(seed + 1_000 + device), always));
    const points = Array.from({ length: Math.ceil(clients / devicesOfPoint) }, (_, point) =>
      [...nomor.keys()].slice(point * devicesOfPoint, (point + 1) * devicesOfPoint),
    );
    const plan = planDrops(new SeededRandom(seed), drops, points);
    const worse = planCalamities(new SeededRandom(seed + 1), calamities);
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
      suffer(worse, computer, time),
      ...plan.map((drop) => play(drop, links, time)),
      ...participants.map((participant) => participant.sit(isOver)),
    ]);
    await computer.kill();
    const { dataDir } = computer;
    const devices = participants
      .filter(({ wire }) => wire.log.start)
      .map(({ wire, acknowledged }) => ({ log: wire.log, acknowledged }));
    const losses = await checkPaper(dataDir, participants);
    losses.push(...(await findLosses(dataDir, devices)));
    losses.push(...participants.flatMap(({ wire }) => wire.takenBack));
    if (!(await verifies(dataDir))) losses.push('npm run verify reports differences');
    const sum = (of: (participant: Participant) => number) =>
      participants.reduce((total, participant) => total + of(participant), 0);
    return {
      drops: plan.length,
      calamities: calamities.length,
      cuts: plan.reduce((total, { devices: taken }) => total + taken.length, 0),
      operations: sum(({ paper }) => paper.length),
      posts: sum(({ posts }) => posts),
      unanswered: sum(({ unanswered }) => unanswered),
      duplicated: links.reduce((total, { counts }) => total + counts.duplicated, 0),
      receipts: participants.filter(({ hasReceipt }) => hasReceipt).length,
      losses,
    };
  } finally {
    await computer.kill();
    await Promise.all(links.map((link) => link.close()));
    computer.remove();
  }
}
