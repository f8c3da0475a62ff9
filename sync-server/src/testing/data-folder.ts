import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runSchool, setUpSchool, type RunningSchool } from './run-school.ts';

export const namesOfRuang = ['Aula', 'Lab 1', 'Lab 2', 'Lab 3'];

/** Data folders of a small school as a start finds them; each test begins with a copy of one. */
export interface Images {
  /** After set-up, with a backup, and a clean end: before the rooms. */
  older: string;
  /** As a crash leaves it, after every room was acknowledged. */
  crashed: string;
  /** The same after a clean end. */
  ended: string;
  /** A crash of another school. */
  other: string;
}

async function addRoom(to: RunningSchool, name: string): Promise<void> {
  expect((await to.call('POST', '/api/ruang', { name, kapasitas: 40 })).status).toBe(true);
}

/** The data folder of a test, copied from an image, and the server that is started on it. */
export class DataFolder {
  readonly #base = fs.mkdtempSync(join(tmpdir(), 'spmb-mulai-'));
  path = '';
  images: Images = { older: '', crashed: '', ended: '', other: '' };
  school: RunningSchool | undefined;

  /** Makes the images by servers that run and end, or are copied in their midst as a crash leaves them. */
  async build(): Promise<void> {
    const at = (name: string) => join(this.#base, name);
    this.images = { older: at('older'), crashed: at('crashed'), ended: at('ended'), other: at('other') };
    const keep = (from: string, to: string) => fs.cpSync(from, to, { recursive: true });
    let one = await runSchool(at('live'));
    await setUpSchool(one, 'SMK Uji');
    await one.signIn();
    expect((await one.call('POST', '/api/pencadangan')).status).toBe(true);
    await one.stop();
    keep(at('live'), this.images.older);
    one = await runSchool(at('live'));
    await one.signIn();
    for (const name of namesOfRuang) await addRoom(one, name);
    keep(at('live'), this.images.crashed);
    await one.stop();
    keep(at('live'), this.images.ended);
    one = await runSchool(at('live-other'));
    await setUpSchool(one, 'SMK Lain');
    keep(at('live-other'), this.images.other);
    await one.stop();
  }

  take(image: keyof Images): void {
    this.path = fs.mkdtempSync(join(this.#base, 'uji-'));
    fs.cpSync(this.images[image], this.path, { recursive: true });
  }

  /** Goes on with a copy, as if the server on the present one had crashed. */
  crash(): void {
    const copy = fs.mkdtempSync(join(this.#base, 'uji-'));
    fs.cpSync(this.path, copy, { recursive: true });
    this.path = copy;
  }

  at(name: string): string {
    return join(this.path, name);
  }
  get database(): string {
    return this.at('spmb.sqlite');
  }
  get log(): string {
    return this.at('spmb.sqlite-wal');
  }
  get index(): string {
    return this.at('spmb.sqlite-shm');
  }

  remove(...files: string[]): void {
    for (const file of files) fs.rmSync(file, { force: true });
  }
  /** Puts a file of an image over the one of this folder. */
  swap(name: string, image: keyof Images): void {
    fs.copyFileSync(join(this.images[image], name), this.at(name));
  }
  /** Cuts a file to half of it, `more` bytes behind a page. */
  halve(file: string, more = 0): void {
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2 / 4096) * 4096 + more);
  }
  /** Turns 64 bytes around at a part of a file. */
  flip(file: string, part: number): void {
    const bytes = fs.readFileSync(file);
    const start = Math.floor(bytes.length * part);
    for (let place = start; place < start + 64; place++) bytes[place] = (bytes[place] ?? 0) ^ 0xff;
    fs.writeFileSync(file, bytes);
  }

  /** Every file with its content. */
  #contents(): string[] {
    return (
      fs
        .readdirSync(this.path, { recursive: true, withFileTypes: true })
        // What holds the folder for one process, and what only takes room, is nobody's data.
        .filter((entry) => entry.isFile() && !/^(kunci-proses|cadangan-ruang)/.test(entry.name))
        .map(({ parentPath, name }) => {
          const file = join(parentPath, name);
          return `${file} ${createHash('sha256').update(fs.readFileSync(file)).digest('hex')}`;
        })
        .toSorted()
    );
  }

  /** Starts a server that may end by itself at once: nobody signs in. */
  async open(accepts = ''): Promise<RunningSchool> {
    this.school = await runSchool(this.path, accepts);
    return this.school;
  }
  async start(accepts = ''): Promise<void> {
    await (await this.open(accepts)).signIn();
  }
  /** What a start refuses with; the folder must be as it was. */
  async refusal(accepts = ''): Promise<string> {
    const before = this.#contents();
    const told = await this.start(accepts).then(
      () => 'it started',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(this.#contents()).toEqual(before);
    return told;
  }
  /** Names of the rooms that the server knows. */
  async served(): Promise<string[]> {
    const rows = (await this.school?.call('GET', '/api/ruang')) as { name: string }[];
    return rows.map(({ name }) => name).toSorted();
  }

  async stop(): Promise<void> {
    await this.school?.stop().catch(() => undefined);
    this.school = undefined;
  }
  drop(): void {
    fs.rmSync(this.#base, { recursive: true, force: true });
  }
}
