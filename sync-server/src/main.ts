import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from './context.ts';
import { openStore } from './db/open-store.ts';
import { readNetworkSettings } from './http/network-settings.ts';
import { runServer } from './run-server.ts';
import { greet } from './server/greet.ts';
import { openLog } from './server/open-log.ts';

const env = process.env;
const port = Number(env['PORT'] ?? 8080);
const hostname = env['HOST'] ?? '0.0.0.0';
const dataDir = env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');
const isDemo = env['SPMB_DEMO'] === '1';

const log = openLog(env['LOG_LEVEL'] ?? 'info');

mkdirSync(dataDir, { recursive: true, mode: 0o700 });

const open = () =>
  openStore(dataDir, (error) => {
    log.fatal({ err: error }, 'the database file cannot be written');
    process.exit(1);
  }).catch(endWith);

/** Its sentence says what to do; where in the program it arose helps nobody here. */
function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
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
  await seedDemo(context);
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
  openStore: open,
  ending: ending.signal,
};
const nothing = () => Promise.resolve();
let why = await runServer({
  ...parts,
  prepare: isDemo ? fillDemo : nothing,
  onListening: () => greet({ port, hostname, isDemo }),
});
// A restore asks for a new server; one that was told to end meanwhile ends.
while (why === 'restart' && !ending.signal.aborted)
  why = await runServer({
    ...parts,
    prepare: nothing,
    onListening: () => log.info('the server is open again'),
  });
process.exit(0);
