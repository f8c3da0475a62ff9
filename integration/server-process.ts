import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseStaleBuild } from '../tools/build.mjs';
import { serverArgs } from '../tools/project-node.mjs';

const startMaxMs = 60_000;
const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const known = new Set<string>();

/** What is built is that of the sources; looked at once, by the first server that is started of a checkout. */
function assertBuilt(root: string): void {
  if (!known.has(root)) refuseStaleBuild(root);
  known.add(root);
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The real server in a process of its own, on one data folder and one port, started and ended at will. */
export class ServerProcess {
  readonly port: number;
  readonly dataDir: string;
  readonly #nodeArgs: readonly string[];
  readonly #databaseUrl: string;
  readonly #outputFile: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #root: string;
  #child: ChildProcess | undefined;
  #errors = '';

  /**
   * `databaseUrl` '' is SQLite in the folder; `outputFile` '' lets go of what it prints; `env`: what stands in its
   * environment besides; `root`: of another checkout than this one.
   */
  constructor(
    dataDir: string,
    port: number,
    nodeArgs: readonly string[] = [],
    databaseUrl = '',
    {
      outputFile = '',
      env = {},
      root = fromRoot(''),
    }: { outputFile?: string; env?: Readonly<Record<string, string>>; root?: string | undefined } = {},
  ) {
    this.dataDir = dataDir;
    this.port = port;
    this.#nodeArgs = nodeArgs;
    this.#databaseUrl = databaseUrl;
    this.#outputFile = outputFile;
    this.#env = env;
    this.#root = resolve(root);
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the server does not run');
    return pid;
  }

  /** Starts it and resolves, with the milliseconds this took, when it answers. */
  async start(): Promise<number> {
    const startedMs = performance.now();
    const child = this.#spawn();
    while (performance.now() - startedMs < startMaxMs) {
      if (child.exitCode !== null) throw new Error(`the server ended by itself: ${this.#errors}`);
      if (await this.#answers()) return performance.now() - startedMs;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`the server did not start: ${this.#errors}`);
  }

  /** Starts it where it must not run, and resolves when it has ended: its exit code and what it said. */
  async startInVain(): Promise<{ code: number | null; told: string }> {
    const child = this.#spawn();
    const closed = once(child, 'close').then(() => true);
    const pause = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 50));
    while (!(await Promise.race([closed, pause()])))
      if (await this.#answers()) {
        await this.kill();
        throw new Error('the server started where it must not');
      }
    return { code: child.exitCode, told: this.#errors };
  }

  /** What it said of what went wrong since it was started, the end of it. */
  get told(): string {
    return this.#errors;
  }

  /** Resolves with its exit code when it ends by itself. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (!child) throw new Error('the server does not run');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child.exitCode;
  }

  #spawn(): ChildProcess {
    assertBuilt(this.#root);
    this.#errors = '';
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'error',
      // As `npm start` and the units of `deploy` set it.
      NODE_COMPILE_CACHE: fromRoot('node_modules/.spmb-compiled'),
      MALLOC_ARENA_MAX: '1',
    };
    const output = this.#outputFile ? openSync(this.#outputFile, 'a') : undefined;
    const args = [...serverArgs, ...this.#nodeArgs, join(this.#root, 'sync-server/dist/main.js')];
    const child = spawn(process.execPath, args, {
      env: { ...env, DATABASE_URL: this.#databaseUrl, SPMB_DEMO: '', ...this.#env },
      stdio: ['ignore', output ?? 'ignore', 'pipe'],
    });
    if (output !== undefined) closeSync(output);
    this.#child = child;
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (this.#errors = (this.#errors + chunk.toString()).slice(-4_000)),
    );
    return child;
  }

  async #answers(): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`);
      // One that was replaced by a restored server answers too, that it takes nothing any more.
      return (answer.ok || answer.status === 503) && (await answer.text()) !== '';
    } catch {
      return false;
    }
  }

  /** Ends it as a power switch would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
