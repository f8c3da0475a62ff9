// Writes the migrations of both engines from the same tables: npm run migrations -- --name add-something
import { spawnSync } from 'node:child_process';

for (const DATABASE_URL of ['', 'postgres://generate-only']) {
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
    cwd: new URL('../sync-server', import.meta.url),
    env: { ...process.env, DATABASE_URL },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
