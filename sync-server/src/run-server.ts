import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { sweepHapusan } from './crud/delete/sweep-hapusan.mutations.ts';
import { holdsFiles, schoolGone } from './db/run/folder-refused.ts';
import type { School } from './db/run/school.ts';
import { recordLoss } from './db/run/record-loss.ts';
import { stopLeftGladi } from './features/gladi-bersih/gladi-bersih.mutations.ts';
import { sweepUnggahan } from './features/media/sweep-unggahan.ts';
import { findSekolah } from './features/sekolah/sekolah.queries.ts';
import { sweepAttempts } from './features/ujian/sweep-attempts.ts';
import { sweepPaket } from './features/ujian/sweep-paket.ts';
import { loadWilayah } from './features/wilayah/load-wilayah.ts';
import { readDataWilayah } from './features/wilayah/read-data-wilayah.ts';
import { insertFirstData } from './first-data.ts';
import type { NetworkSettings } from './http/network-settings.ts';
import { sweepMedia } from './media/sweep-media.ts';
import { openContext, type ContextParts } from './open-context.ts';
import { packageFolder } from './package-folder.ts';
import { dropSandbox } from './sandbox/open-sandbox.ts';
import type { DiskReserve } from './server/disk-reserve.ts';
import { supersededText } from './server/superseded.ts';
import { systemClock } from './server/system-clock.ts';
import { watchDatabase } from './watch-database.ts';

// A crash forgets at most this much of the time that the server has run.
const saveEveryMs = 10_000;
const sweepEveryMs = 15_000;
/** From the start until the first backup that it makes by itself. */
const backUpAfterMs = 120_000;
const tidyEveryMs = 3_600_000;
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
  const { log, dataDir, ending } = parts;
  let restart: () => void = () => undefined;
  const restarted = new Promise<'restart'>((resolve) => {
    restart = () => resolve('restart');
  });
  const school = await parts.openSchool();
  const context = await openSound(school, {
    store: school.store,
    clock: systemClock,
    log,
    dataDir,
    webDir: existsSync(webDir) ? webDir : '',
    isDemo: parts.isDemo,
    network: parts.network,
    reserve: parts.reserve,
    restart,
  });
  const { app, firstData, mediaHolders, automatic } = createApp(context);
  const isSuperseded = context.state.digantikan !== undefined;
  if (isSuperseded) process.stdout.write(`\n${supersededText}\n\n`);
  else await prepareData(context);

  async function prepareData(context: Context): Promise<void> {
    await insertFirstData(context, firstData);
    await dropSandbox(context);
    await stopLeftGladi(context.store, context.clock.nowMs());
    await parts.prepare(context);
  }
  const failed = (error: unknown) => {
    log.error({ err: error }, 'background work failed');
  };
  const closed = new AbortController();
  /** What is worth its room only while there is enough of it. */
  async function fillBeside(): Promise<void> {
    await context.reserve.keep();
    if (await context.media.hasRoom()) await loadWilayah(context, readDataWilayah, closed.signal);
  }
  const server = serve({ fetch: app.fetch, port: parts.port, hostname: parts.hostname }, () => {
    parts.onListening();
    if (!isSuperseded) fillBeside().catch(failed);
  });
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });

  /** Work beside the calls: none begins while the gate is shut. */
  const inHand = new Set<Promise<unknown>>();
  const everyMs = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      if (context.gate.words !== undefined) return;
      const one = context.gate.pass(work).catch(failed);
      inHand.add(one);
      void one.finally(() => inHand.delete(one));
    }, ms);
  const startedMs = context.clock.monotonicMs();
  /** Not while a server is just being opened, by a whole room at once perhaps. */
  const backUp = async () => {
    if (context.clock.monotonicMs() - startedMs >= backUpAfterMs) await automatic.look(closed.signal);
  };
  const jobs = [
    everyMs(saveEveryMs, () => context.state.saveTimes()),
    everyMs(sweepEveryMs, () => sweepAttempts(context)),
    everyMs(sweepEveryMs, () => context.refusals.flush()),
    everyMs(sweepEveryMs, () => context.reserve.keep()),
    everyMs(sweepEveryMs, () => backUp()),
    everyMs(tidyEveryMs, () => sweepPaket(context)),
    everyMs(tidyEveryMs, () => sweepUnggahan(context)),
    everyMs(tidyEveryMs, () => sweepHapusan(context)),
    everyMs(tidyEveryMs, () => sweepMedia(context, mediaHolders)),
  ];

  const watch = watchDatabase(context, school);
  const why = await Promise.race([restarted, untilAborted(ending), watch.damage]);
  closed.abort();
  jobs.forEach((job) => clearInterval(job));
  const damage = typeof why === 'string' ? undefined : why;
  if (damage) await school.giveUp(damage);
  const drainForMs = typeof why === 'string' ? drainMs[why] : 0;
  const drained = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  // Live screens never end by themselves: what is still open after the time to drain is cut.
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainForMs);
  // Threads among them: one that is ended by the end of the process may break it off in its midst.
  const atRest = Promise.all([drained, watch.end(), ...inHand]);
  await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, drainForMs + 500))]);
  clearTimeout(cut);
  await context.sandbox.end();
  if (!damage && context.state.digantikan === undefined)
    await context.refusals.flush().catch(() => undefined);
  if (!damage) await context.state.saveTimes();
  await context.store.close();
  if (typeof why !== 'string') throw why;
  return why;
}

/** The context of a school whose data belong together; otherwise the database is closed as it was, and the refusal thrown. */
async function openSound(school: School, parts: ContextParts): Promise<Context> {
  try {
    const isSetUp = (await findSekolah(school.store.read)) !== undefined;
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
