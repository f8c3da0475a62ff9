import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './db/open-store.ts';
import { getZona } from './features/sekolah/zona.queries.ts';
import { revealAtConsole } from './features/ujian/reveal-at-console.ts';
import { buildSecrets } from './server/secrets.ts';
import { systemClock } from './server/system-clock.ts';

// npm run token-darurat -- <tanggal> <sesi> <alasan>: shows the code of a session, on record. The server may run beside it.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');

try {
  const secrets = buildSecrets(readFileSync(join(dataDir, 'kunci-server')));
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const context = { store, secrets, clock: systemClock, zona: () => getZona(store.read) };
  try {
    console.log(`Token darurat: ${await revealAtConsole(context, process.argv.slice(2))}`);
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
