import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { holdsFiles, schoolGone } from './db/run/folder-refused.ts';
import type { School } from './db/run/school.ts';
import { recordLoss } from './db/run/record-loss.ts';
import type { Feature, Job } from './feature.ts';
import { school as facts } from './features/index.ts';
import { insertFirstData } from './first-data.ts';
import type { NetworkSettings } from './http/network/network-settings.ts';
import { listen } from './listen.ts';
import type { ContextParts } from './context-parts.ts';
import { openContext } from './open-context.ts';
import { packageFolder } from './package-folder.ts';
import type { DiskReserve } from './server/files/disk-reserve.ts';
import { supersededText } from './identity/superseded.ts';
import { systemClock } from './server/clock/system-clock.ts';
import { watchDatabase } from './watch-database.ts';
import { workBeside } from './work-beside.ts';

// A crash forgets at most this much of the time that the server has run.
const saveEveryMs = 10_000;
const sweepEveryMs = 15_000;
/** For calls to end: at the end of the process, and at a restart, which the school waits for. */
const drainMs = { end: 8_000, restart: 1_000 };
const webDir = join(packageFolder, '..', 'pwa', 'dist');

export interface ServerParts {
  port: number;
  hostname: string;
  dataDir: string;
  log: Logger;
  openSchool: () => Promise<School>;
  reserve: DiskReserve;
  isDemo: boolean;
  network: NetworkSettings;
  /** Before the first request. */
  prepare: (context: Context) => Promise<void>;
  onListening: () => void;
  /** Aborted when the process is to end. */
  ending: AbortSignal;
}

/**
 * Opens the data and serves it until the process is to end or the server asks to be opened anew; everything is closed
 * then, so that nothing it kept in memory outlives it. Answers which of the two it was. Throws, with a sentence that
 * names the way out, where the data cannot be used, also where that is found while it serves.
 */
export async function runServer(parts: ServerParts): Promise<keyof typeof drainMs> {
  const { log, dataDir, isDemo, network, reserve } = parts;
  const restarted = Promise.withResolvers<'restart'>();
  const school = await parts.openSchool();
  const context = await openSound(school, {
    log,
    dataDir,
    isDemo,
    network,
    reserve,
    store: school.store,
    clock: systemClock,
    webDir: existsSync(webDir) ? webDir : '',
    restart: () => restarted.resolve('restart'),
  });
  const { app, features } = createApp(context);
  const isSuperseded = context.state.digantikan !== undefined;
  if (isSuperseded) process.stdout.write(`\n${supersededText}\n\n`);
  else await prepareData(context, features, parts.prepare);
  const listening = listen(app, {
    ...parts,
    onListening() {
      parts.onListening();
      if (!isSuperseded) void fillBeside(context, features, context.closing.signal);
    },
  });
  const jobs = [...ownJobs(context), ...features.flatMap((feature) => feature.jobs ?? [])];
  const beside = workBeside(context, jobs, context.closing.signal);
  const watch = watchDatabase(context, school);

  const why = await Promise.race([restarted.promise, untilAborted(parts.ending), watch.damage]);
  context.closing.abort();
  const damage = typeof why === 'string' ? undefined : why;
  if (damage) await school.giveUp(damage);
  await listening.close(typeof why === 'string' ? drainMs[why] : 0, [watch.end(), beside.atRest()]);
  await endContext(context, damage !== undefined);
  if (typeof why !== 'string') throw why;
  return why;
}

/** What must have happened before the first request. */
async function prepareData(
  context: Context,
  features: readonly Feature[],
  more: ServerParts['prepare'],
): Promise<void> {
  await insertFirstData(context, features);
  for (const feature of features) await feature.prepare?.();
  await more(context);
}

/** What is worth its room only while there is enough of it. */
async function fillBeside(
  { reserve, media, log }: Context,
  features: readonly Feature[],
  signal: AbortSignal,
): Promise<void> {
  try {
    await reserve.keep();
    for (const { fill } of features) if (fill && (await media.hasSpace())) await fill(signal);
  } catch (error) {
    log.error({ err: error }, 'background work failed');
  }
}

/** The work that is no feature's. */
const ownJobs = ({ state, refusals, reserve }: Context): Job[] => [
  { everyMs: saveEveryMs, run: () => state.saveTimes() },
  { everyMs: sweepEveryMs, run: () => refusals.flush() },
  { everyMs: sweepEveryMs, run: () => reserve.keep() },
];

/** Closes the data; of damaged ones nothing is saved any more. */
async function endContext({ sandbox, state, refusals, store }: Context, isDamaged: boolean): Promise<void> {
  await sandbox.end();
  if (!isDamaged && state.digantikan === undefined) await refusals.flush().catch(() => undefined);
  if (!isDamaged) await state.saveTimes();
  await store.close();
}

/** The context of a school whose data belong together; otherwise the database is closed as it was, and the refusal thrown. */
async function openSound(school: School, parts: ContextParts): Promise<Context> {
  try {
    const isSetUp = await facts.isSetUp(school.store.read);
    if (!isSetUp && holdsFiles(parts.dataDir))
      throw schoolGone('Basis data tidak berisi sekolah', parts.dataDir);
    const context = await openContext(parts);
    if (school.accepted) await recordLoss(context, school.accepted);
    return context;
  } catch (error) {
    const damage = school.damageIn(error);
    if (damage) await school.giveUp(damage);
    await school.store.close();
    throw damage ?? error;
  }
}

async function untilAborted(signal: AbortSignal): Promise<'end'> {
  if (!signal.aborted) await once(signal, 'abort');
  return 'end';
}
