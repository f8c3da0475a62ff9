import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sekolahDemo } from '../../sync-server/src/testing/demo/school/sekolah-demo.ts';
import { compileShim, DurableStore } from '../power/durable-store.ts';
import { seedSchool, staffLogin, type SeededSchool } from '../seed-school.ts';
import { findFreePort, ServerProcess } from '../server-process.ts';

const restorer = fileURLToPath(new URL('../../sync-server/dist/restore.js', import.meta.url));

/** What can happen to the computer of a school while an exam runs. */
export type Calamity = 'kill' | 'power' | 'restore' | 'replace';

/** The server's computer at one address: it dies, loses power, is taken back to a backup, and is replaced by another. */
export class SchoolComputer {
  readonly port: number;
  readonly #folder: string;
  /** Keeps synced bytes only; undefined: power never goes. */
  readonly #library: string | undefined;
  #lives = 0;
  #disk: DurableStore | undefined;
  #server!: ServerProcess;
  #backup = '';
  #kode = '';
  school!: SeededSchool;

  private constructor(port: number, folder: string, library: string | undefined) {
    [this.port, this.#folder, this.#library] = [port, folder, library];
  }

  /** Starts with a school of so many participants. `canLosePower` needs Linux and a C compiler. */
  static async open(participants: number, canLosePower: boolean): Promise<SchoolComputer> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'spmb-hari-buruk-')));
    const library = canLosePower ? compileShim(folder) : undefined;
    const computer = new SchoolComputer(await findFreePort(), folder, library);
    computer.school = await seedSchool(computer.dataDir, participants);
    await computer.#start();
    return computer;
  }

  get dataDir(): string {
    return join(this.#folder, `data-${this.#lives}`);
  }

  /** Staff print the recovery code and make a backup, which is kept elsewhere. */
  async backUp(): Promise<void> {
    const { token } = await this.#call<{ token: string }>('POST', '/api/auth/token', '', staffLogin);
    const shown = await this.#call<{ kode: string | null }>('GET', '/api/kode-pemulihan', token);
    this.#kode = shown.kode ?? this.#kode;
    const made = await this.#call<{ data: { id: string } }>('POST', '/api/pencadangan', token, {});
    this.#backup = join(this.#folder, 'flashdisk.zip');
    copyFileSync(join(this.dataDir, 'pencadangan', `${made.data.id}.zip`), this.#backup);
  }

  /** It happens now; resolves when the server is there again. */
  async suffer(calamity: Calamity): Promise<void> {
    await this.#server.kill();
    if (calamity === 'power') this.#afterPowerCut();
    if (calamity === 'replace') this.#lives++;
    if (calamity === 'restore') this.#restore([sekolahDemo.nama]);
    if (calamity === 'replace') this.#restore([this.#kode]);
    await this.#start();
  }

  #afterPowerCut(): void {
    if (!this.#disk) throw new Error('this computer cannot lose power');
    const kept = join(this.#folder, `data-${this.#lives + 1}`);
    this.#disk.rebuild(kept);
    this.#lives++;
  }

  #restore(typed: readonly string[]): void {
    const env = { ...process.env, DATA_DIR: this.dataDir, DATABASE_URL: '' };
    const input = typed.map((line) => `${line}\n`).join('');
    const { status, stderr } = spawnSync(process.execPath, [restorer, this.#backup], { env, input });
    if (status !== 0) throw new Error(`the backup was not restored: ${stderr.toString()}`);
  }

  async #start(): Promise<void> {
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    let env = {};
    if (this.#library) {
      this.#disk = new DurableStore(this.dataDir, join(this.#folder, `disk-${this.#lives}-${Date.now()}`));
      env = this.#disk.env(this.#library);
    }
    this.#server = new ServerProcess(this.dataDir, this.port, [], '', { env });
    await this.#server.start();
  }

  async #call<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const value = (await answer.json()) as T & { status?: boolean; message?: string };
    if (value.status === false) throw new Error(`${path}: ${value.message ?? ''}`);
    return value;
  }

  kill(): Promise<void> {
    return this.#server.kill();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
