import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const verifyEntry = fileURLToPath(new URL('../sync-server/dist/verify.js', import.meta.url));

/** What `npm run verify` says of a data folder; its report goes to this process's output. false: it found differences. */
export function verifies(dataDir: string, databaseUrl = ''): Promise<boolean> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [verifyEntry], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}
