import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import type { Store } from './db/store.ts';
import { stopLeftGladi } from './features/gladi-bersih/gladi-bersih.mutations.ts';
import { sweepUnggahan } from './features/media/sweep-unggahan.ts';
import { sweepAttempts } from './features/ujian/sweep-attempts.ts';
import { sweepPaket } from './features/ujian/sweep-paket.ts';
import { loadWilayah } from './features/wilayah/load-wilayah.ts';
import { readDataWilayah } from './features/wilayah/read-data-wilayah.ts';
import { insertFirstData } from './first-data.ts';
import type { NetworkSettings } from './http/network-settings.ts';
import { sweepMedia } from './media/sweep-media.ts';
import { openContext } from './open-context.ts';
import { packageFolder } from './package-folder.ts';
import { dropSandbox } from './sandbox/open-sandbox.ts';
import { systemClock } from './server/system-clock.ts';

// A crash forgets at most this much of the time that the server has run.
const saveEveryMs = 10_000;
const sweepEveryMs = 15_000;
const tidyEveryMs = 3_600_000;
/** For calls to end: at the end of the process, and at a restart, which the school waits for. */
const drainMs = { end: 8_000, restart: 1_000 };
const webDir = join(packageFolder, '..', 'pwa', 'dist');

export interface ServerParts {
  port: number;
  hostname: string;
  dataDir: string;
  log: Logger;
  openStore: () => Promise<Store>;
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
 * then, so that nothing it kept in memory outlives it. Answers which of the two it was.
 */
export async function runServer(parts: ServerParts): Promise<keyof typeof drainMs> {
  const { log, dataDir, ending } = parts;
  let restart: () => void = () => undefined;
  const restarted = new Promise<'restart'>((resolve) => {
    restart = () => resolve('restart');
  });
  const context = await openContext({
    store: await parts.openStore(),
    clock: systemClock,
    log,
    dataDir,
    webDir: existsSync(webDir) ? webDir : '',
    isDemo: parts.isDemo,
    network: parts.network,
    restart,
  });
  const { app, firstData, mediaHolders } = createApp(context);
  await insertFirstData(context, firstData);
  await dropSandbox(context);
  await stopLeftGladi(context.store, context.clock.nowMs());
  await parts.prepare(context);

  const failed = (error: unknown) => {
    log.error({ err: error }, 'background work failed');
  };
  const closed = new AbortController();
  const server = serve({ fetch: app.fetch, port: parts.port, hostname: parts.hostname }, () => {
    parts.onListening();
    loadWilayah(context, readDataWilayah, closed.signal).catch(failed);
  });
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });

  /** Work beside the calls: none begins while the gate is shut. */
  const everyMs = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      if (context.gate.words === undefined) context.gate.pass(work).catch(failed);
    }, ms);
  const jobs = [
    everyMs(saveEveryMs, () => context.state.saveTimes()),
    everyMs(sweepEveryMs, () => sweepAttempts(context)),
    everyMs(sweepEveryMs, () => context.refusals.flush()),
    everyMs(tidyEveryMs, () => sweepPaket(context)),
    everyMs(tidyEveryMs, () => sweepUnggahan(context)),
    everyMs(tidyEveryMs, () => sweepMedia(context, mediaHolders)),
  ];

  const why = await Promise.race([restarted, untilAborted(ending)]);
  closed.abort();
  jobs.forEach((job) => clearInterval(job));
  const drained = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  // Live screens never end by themselves: what is still open after the time to drain is cut.
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs[why]);
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMs[why] + 500))]);
  clearTimeout(cut);
  await context.sandbox.end();
  await context.refusals.flush().catch(() => undefined);
  await context.state.saveTimes();
  await context.store.close();
  return why;
}

async function untilAborted(signal: AbortSignal): Promise<'end'> {
  if (!signal.aborted) await once(signal, 'abort');
  return 'end';
}
