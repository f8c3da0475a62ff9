import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { isDiskFull } from './server/log/error-code.ts';
import { openSchool } from './db/run/open-school.ts';
import type { School } from './db/run/school.ts';
import { readNetworkSettings } from './http/network/network-settings.ts';
import { runServer, type ServerParts } from './run-server.ts';
import { DiskReserve, NoSpaceToStart } from './server/files/disk-reserve.ts';
import { makeFolder } from './server/files/durable-file.ts';
import { greet } from './server/address/greet.ts';
import { openLog } from './server/log/open-log.ts';
import { giveBackAtRest } from './server/work/give-back-at-rest.ts';

const env = process.env;
const port = Number(env['PORT'] ?? 8080);
const hostname = env['HOST'] ?? '0.0.0.0';
const dataDir = env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');
/** `ujian`: without the files of applicants, of which rehearsals of exams need none. */
const isDemo = env['SPMB_DEMO'] === '1' || env['SPMB_DEMO'] === 'ujian';

const log = openLog(env['LOG_LEVEL'] ?? 'info');
// What is printed may go into a file on a disk that is full: nobody must be cut off for that.
process.stdout.on('error', () => undefined);

const reserve = new DiskReserve(dataDir, () => {
  log.error('the disk is full: the reserve was given up, and what is written now lives on it');
});

async function open(): Promise<School> {
  try {
    await makeSpaceToStart();
    return await openSchool({
      dataDir,
      onFatal: endFatally,
      accepts: env['SPMB_TERIMA_KEHILANGAN'] ?? '',
      giveSpace: () => reserve.giveUp(),
      tell: (sentence) => console.log(sentence),
      signal: ending.signal,
    });
  } catch (error) {
    return endWith(error);
  }
}

async function makeSpaceToStart() {
  await makeFolder(dataDir);
  if (reserve.makeSpaceToStart())
    console.log(
      'Penyimpanan server penuh. Server tetap dijalankan dengan ruang cadangan; kosongkan ruang di disk ini sekarang.',
    );
}

function endFatally(error: unknown): never {
  log.fatal({ err: error }, 'the server ends');
  return endWith(error);
}

/** Its sentence says what to do; where in the program it arose helps nobody here. */
function endWith(error: unknown): never {
  if (ending.signal.aborted) process.exit(0);
  const told = isDiskFull(error) ? new NoSpaceToStart(dataDir) : error;
  console.error(told instanceof Error ? told.message : told);
  process.exit(1);
}

function readNetwork() {
  try {
    return readNetworkSettings(env);
  } catch (error) {
    return endWith(error);
  }
}

async function fillDemo(context: Context): Promise<void> {
  const { seedDemo } = await import('./testing/demo/seed-demo.ts');
  await seedDemo(context, { pendaftar: env['SPMB_DEMO'] === '1' });
}

const ending = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());

const parts = {
  isDemo,
  network: readNetwork(),
  port,
  hostname,
  dataDir,
  log,
  openSchool: open,
  reserve,
  ending: ending.signal,
};
const run = (more: Omit<ServerParts, keyof typeof parts>) =>
  runServer({ ...parts, ...more }).catch((error: unknown) =>
    isDiskFull(error) ? endWith(error) : endFatally(error),
  );
const nothing = () => Promise.resolve();
let why = await run({
  prepare: isDemo ? fillDemo : nothing,
  onListening() {
    greet({ port, hostname, isDemo, lan: parts.network.lan() });
    // What this start has compiled the next one needs; Node itself keeps it at an orderly end only.
    flushCompileCache();
    giveBackAtRest(() => globalThis.gc?.({ execution: 'sync', flavor: 'last-resort' }));
  },
});
// A restore asks for a new server; one that was told to end meanwhile ends.
while (why === 'restart' && !ending.signal.aborted)
  why = await run({
    prepare: nothing,
    onListening: () => log.info('the server is open again'),
  });
process.exit(0);
