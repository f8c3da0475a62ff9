import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Stands in for npm: writes down how it was called, and installs a compressor and bundlers that write two pages and one server. */
const npm = `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('npm-calls.log', args.join(' ') + '\\n');
if (args[0] === 'ci') {
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/vite/bin/vite.js', \`
    const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
    const [page, name, manifest] = {
      'vite.office.config.ts': ['office.html', 'office', 'office.json'],
      'vite.publik.config.ts': ['publik.html', 'publik', 'publik.json'],
      'vite.config.ts': ['index.html', 'main', 'manifest.json'],
    }[process.argv[process.argv.indexOf('--config') + 1]];
    if (name === 'main') appendFileSync('../builds.log', 'built\\\\n');
    if (name === 'office') {
      rmSync('dist', { recursive: true, force: true });
      mkdirSync('dist/assets', { recursive: true });
      mkdirSync('dist/.vite');
    }
    const file = 'assets/' + name + '-' + readFileSync('src/main.tsx', 'utf8').trim() + '.js';
    writeFileSync('dist/' + page, '<html></html>');
    writeFileSync('dist/' + file, '');
    writeFileSync('dist/.vite/' + manifest, JSON.stringify({ [page]: { file } }));
  \`);
  mkdirSync('node_modules/@gfx/zopfli', { recursive: true });
  writeFileSync('node_modules/@gfx/zopfli/package.json', '{ "type": "module", "main": "index.js" }');
  writeFileSync('node_modules/@gfx/zopfli/index.js', 'export const gzipAsync = async (bytes) => bytes;');
  mkdirSync('node_modules/rolldown/bin', { recursive: true });
  writeFileSync('node_modules/rolldown/bin/cli.mjs', \`
    import { cpSync } from 'node:fs';
    cpSync('src/main.ts', 'dist/main.js');
  \`);
}
`;

/** Stands in for the server: says what it was given, and closes when it is asked to. */
const server = `
process.on('SIGTERM', () => { console.log('closed cleanly'); process.exit(7); });
console.log(JSON.stringify({ dataDir: process.env.DATA_DIR, demo: process.env.SPMB_DEMO ?? '', args: process.argv.slice(2) }));
setInterval(() => undefined, 1000);
`;

/** A project folder with the real launcher, and stand-ins for npm, the bundlers and the server. */
export function buildProject() {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-launch-'));
  const path = (name: string) => join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  cpSync(fileURLToPath(new URL('..', import.meta.url)), path('tools'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('npm.cjs', npm);
  write('package-lock.json', '{}');
  write('pwa/package.json', '{ "type": "commonjs" }');
  write('pwa/src/main.tsx', 'first\n');
  write('sync-server/src/main.ts', server);
  const lines = (name: string) =>
    existsSync(path(name)) ? readFileSync(path(name), 'utf8').trim().split('\n') : [];
  const start = (program: string, args: string[], env: Record<string, string>) =>
    new Launched(
      spawn(program, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], npm_execpath: path('npm.cjs'), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  return {
    path,
    write,
    npmCalls: () => lines('npm-calls.log').map((line) => line.split(' ')[0]),
    builds: () => lines('builds.log').length,
    launch: (args: string[], env: Record<string, string> = {}) =>
      start(process.execPath, [path('tools/launch.mjs'), ...args], env),
    /** As npm does: the shell outlives the start of the script and stands between. */
    launchByShell: (command: string) =>
      start('sh', ['-c', `"${process.execPath}" tools/launch.mjs ${command}; exit $?`], {
        npm_lifecycle_event: command,
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the stand-in server says at its start. */
export interface Started {
  dataDir: string;
  demo: string;
  args: string[];
}

class Launched {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #closed: Promise<unknown>;
  #said = '';

  constructor(child: ChildProcessByStdio<null, Readable, Readable>) {
    this.#child = child;
    this.#closed = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    }
  }

  /** Resolves when the server runs. */
  async started(): Promise<Started> {
    for (;;) {
      const line = this.#said.split('\n').find((text) => text.startsWith('{') && text.endsWith('}'));
      if (line) return JSON.parse(line) as Started;
      if (this.#child.exitCode !== null) throw new Error(this.#said);
      await Promise.race([once(this.#child.stdout, 'data'), this.#closed]);
    }
  }

  stop(): Promise<{ code: number | null; said: string }> {
    this.#child.kill('SIGTERM');
    return this.ended();
  }

  /** Resolves when the launcher has ended and everything it said was read. */
  async ended(): Promise<{ code: number | null; said: string }> {
    await this.#closed;
    return { code: this.#child.exitCode, said: this.#said };
  }
}
