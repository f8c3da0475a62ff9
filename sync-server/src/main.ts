import { serve } from '@hono/node-server';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { openStore } from './db/open-store.ts';
import { sweepUnggahan } from './features/media/sweep-unggahan.ts';
import { sweepAttempts } from './features/ujian/sweep-attempts.ts';
import { sweepPaket } from './features/ujian/sweep-paket.ts';
import { loadWilayah } from './features/wilayah/load-wilayah.ts';
import { readDataWilayah } from './features/wilayah/read-data-wilayah.ts';
import { insertFirstData } from './first-data.ts';
import { sweepMedia } from './media/sweep-media.ts';
import { openContext } from './open-context.ts';
import { packageFolder } from './package-folder.ts';
import { errorForLog } from './server/error-for-log.ts';
import { greet } from './server/greet.ts';
import { systemClock } from './server/system-clock.ts';

const sweepEveryMs = 15_000;
const tidyEveryMs = 3_600_000;
const drainMs = 8_000;

const env = process.env;
const port = Number(env['PORT'] ?? 8080);
const hostname = env['HOST'] ?? '0.0.0.0';
const dataDir = env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');
const isDemo = env['SPMB_DEMO'] === '1';
const webDir = join(packageFolder, '..', 'pwa', 'dist');

const log = pino({
  level: env['LOG_LEVEL'] ?? 'info',
  serializers: { err: errorForLog },
  redact: [
    'req.headers.authorization',
    'nik',
    'nisn',
    'token',
    'password',
    '*.nik',
    '*.nisn',
    '*.token',
    '*.password',
  ],
});

mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const store = await openStore(dataDir, (error) => {
  log.fatal({ err: error }, 'the database file cannot be written');
  process.exit(1);
}).catch((error: unknown) => {
  // Its sentence says what to do; where in the program it arose helps nobody here.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const context = await openContext({
  store,
  clock: systemClock,
  log,
  dataDir,
  webDir: existsSync(webDir) ? webDir : '',
});
const { app, firstData, mediaHolders } = createApp(context);
await insertFirstData(context, firstData);
if (isDemo) {
  const { seedDemo } = await import('./testing/demo/seed-demo.ts');
  await seedDemo(context);
}

const failed = (error: unknown) => {
  log.error({ err: error }, 'background work failed');
};
const closed = new AbortController();
const server = serve({ fetch: app.fetch, port, hostname }, () => {
  greet({ port, hostname, isDemo });
  loadWilayah(context, readDataWilayah, closed.signal).catch(failed);
});
server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen');
  process.exit(1);
});

const jobs = [
  setInterval(() => {
    sweepAttempts(context).catch(failed);
    context.refusals.flush().catch(failed);
  }, sweepEveryMs),
  setInterval(() => {
    sweepPaket(context).catch(failed);
    sweepUnggahan(context).catch(failed);
    sweepMedia(context, mediaHolders).catch(failed);
  }, tidyEveryMs),
];

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  closed.abort();
  jobs.forEach((job) => clearInterval(job));
  const drained = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  // Live screens never end by themselves: what is still open after the time to drain is cut.
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs);
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMs + 500))]);
  clearTimeout(cut);
  await context.refusals.flush().catch(() => undefined);
  await context.state.close();
  await store.close();
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
