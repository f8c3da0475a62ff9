import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../sync-server/dist/main.js', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** The real server process with the demo school, on loopback, with data of its own. */
export class SchoolServer {
  readonly port: number;
  readonly dataDir: string;
  readonly #isDemo: boolean;
  #process: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, isDemo = true) {
    this.port = port;
    this.dataDir = dataDir;
    this.#isDemo = isDemo;
  }

  /** Begins with the demo school as `seed-school.ts` filled it. */
  static async open(): Promise<SchoolServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'spmb-e2e-'));
    const seeded = process.env['SPMB_SEEDED'];
    if (seeded) cpSync(seeded, dataDir, { recursive: true });
    const server = new SchoolServer(await freePort(), dataDir);
    await server.start();
    return server;
  }

  /** A new computer, or another one at the address of one that is gone: the program is installed, and nobody has set it up. */
  static async spare(port?: number): Promise<SchoolServer> {
    const server = new SchoolServer(
      port ?? (await freePort()),
      mkdtempSync(join(tmpdir(), 'spmb-e2e-ganti-')),
      false,
    );
    await server.start();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      SPMB_DEMO: this.#isDemo ? '1' : '',
      LOG_LEVEL: 'error',
    };
    const started = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('siap')) resolve();
      });
      started.once('exit', (code) => {
        reject(new Error(`server ended with ${code} before it listened`));
      });
    });
  }

  /** Power gone: no chance to say goodbye. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  /** An API call of staff or participants, outside the browser. */
  async call(token: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  }

  /** Waits until the regions of the country are in the database, so that no test runs beside their loading. */
  async loadsRegions(): Promise<void> {
    const token = await this.login('admin', 'demo-admin-2025');
    for (;;) {
      const { persen } = (await this.call(token, 'GET', '/api/wilayah-muat')) as { persen: number };
      if (persen === 100) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async login(email: string, password: string): Promise<string> {
    const answer = (await this.call('', 'POST', '/api/auth/token', { email, password })) as { token: string };
    return answer.token;
  }
}
