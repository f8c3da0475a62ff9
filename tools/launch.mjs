// npm run demo, start, test, bench, chaos, test:power, verify, restore, token-darurat: sets up what is missing, then runs it on the project's own Node.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDemoFolder } from './demo-folder.mjs';
import { getProjectNode, projectEnvironment, runsTypeScript, serverArgs } from './project-node.mjs';
import { run } from './run.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const server = { nodeArgs: serverArgs, entry: 'sync-server/dist/main.js', build: true };
/** @type {Record<string, { nodeArgs?: string[], entry: string, build: boolean, dataDir?: string, env?: Record<string, string> }>} */
const commands = {
  demo: { ...server, dataDir: 'data/demo', env: { SPMB_DEMO: '1' } },
  start: { ...server, dataDir: 'data/sekolah' },
  verify: { entry: 'sync-server/dist/verify.js', build: true, dataDir: 'data/sekolah' },
  restore: { entry: 'sync-server/dist/restore.js', build: true, dataDir: 'data/sekolah' },
  'token-darurat': { entry: 'sync-server/dist/token-darurat.js', build: true, dataDir: 'data/sekolah' },
  test: { entry: 'tools/test.mjs', build: false },
  bench: { entry: 'bench/main.ts', build: true },
  chaos: { entry: 'integration/chaos.ts', build: true },
  'bad-day': { entry: 'integration/bad-day.ts', build: true },
  power: { entry: 'integration/power.ts', build: true },
};

/**
 * @param {string | undefined} name
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function launch(name, args) {
  const command = commands[name ?? ''];
  if (!command) throw new Error(`Perintah tidak dikenal. Yang ada: ${Object.keys(commands).join(', ')}.`);
  if (!runsTypeScript(process.version)) {
    console.log(`Node ${process.version} di komputer ini lama; SIM-SPMB memakai Node miliknya sendiri.`);
  }
  /** @type {Record<string, string>} */
  const env = { ...command.env };
  if (command.dataDir) {
    // Starting is mostly reading code: what Node has compiled once is kept.
    env['NODE_COMPILE_CACHE'] = join(root, 'node_modules', '.spmb-compiled');
    // One heap of the C library: each thread's own keeps what it has freed, 5 MB at rest.
    env['MALLOC_ARENA_MAX'] = '1';
    env['DATA_DIR'] = resolve(root, process.env['DATA_DIR'] || command.dataDir);
  }
  let rest = args;
  if (name === 'demo') {
    const reset = args.includes('--reset');
    if (reset && process.env['DATABASE_URL']) {
      throw new Error(
        'Data demo di PostgreSQL tidak dihapus dari sini. Buat basis data kosong, lalu jalankan tanpa --reset.',
      );
    }
    prepareDemoFolder(env['DATA_DIR'] ?? '', { reset });
    rest = args.filter((arg) => arg !== '--reset');
  }
  await setup(root, { build: command.build });
  if (!existsSync(join(root, command.entry)))
    throw new Error(`${command.entry} tidak ada di folder proyek ini.`);
  return run(getProjectNode(root), [...(command.nodeArgs ?? []), join(root, command.entry), ...rest], {
    cwd: root,
    env: projectEnvironment(root, env),
  });
}

try {
  const [, , name, ...args] = process.argv;
  process.exitCode = await launch(name, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
