import { join } from 'node:path';
import { openStore } from './db/open/open-store.ts';
import { getZona } from './features/sekolah/zona.queries.ts';
import { revealAtConsole } from './features/ujian/token/reveal-at-console.ts';
import { readKeadaan } from './identity/keadaan-server.queries.ts';
import { assertOwnKey } from './identity/own-key.ts';
import { readSecrets } from './server/secrets/secrets.ts';
import { systemClock } from './server/clock/system-clock.ts';

// npm run token-darurat -- <tanggal> <sesi> <alasan>: shows the code of a session, on record. The server may run beside it.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');

try {
  const secrets = await readSecrets(dataDir);
  const fail = (error: unknown) => {
    throw error;
  };
  const store = await openStore(dataDir, fail, { isBeside: true, tell: (words) => console.log(words) });
  const context = { store, secrets, clock: systemClock, zona: () => getZona(store.read) };
  try {
    assertOwnKey(secrets, await readKeadaan(store.read), dataDir);
    console.log(`Token darurat: ${await revealAtConsole(context, process.argv.slice(2))}`);
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
