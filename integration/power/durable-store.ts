import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compiles what keeps only synced bytes and names; answers the library's path. Throws with a sentence where it cannot. */
export function compileShim(folder: string): string {
  if (process.platform !== 'linux') throw new Error('test:power needs Linux: it preloads a library.');
  const source = fileURLToPath(new URL('drop-unsynced.c', import.meta.url));
  const library = join(folder, 'drop-unsynced.so');
  const args = ['-shared', '-fPIC', '-O2', '-Wall', '-o', library, source, '-ldl', '-lpthread'];
  const { error, status, stderr } = spawnSync('gcc', args, { encoding: 'utf8' });
  if (error) throw new Error('test:power needs a C compiler. Install gcc (apt install gcc libc6-dev).');
  if (status !== 0) throw new Error(`drop-unsynced.c does not compile: ${stderr}`);
  return library;
}

/** A data folder and, beside it, what a disk would keep of it if power went now. */
export class DurableStore {
  readonly root: string;
  readonly #store: string;

  /** `root` as it stands is on the disk; nobody has it open. */
  constructor(root: string, store: string) {
    this.root = root;
    this.#store = store;
    for (const kind of ['isi', 'nama', 'tahan']) mkdirSync(join(store, kind), { recursive: true });
    this.#remember(root);
  }

  /** For the process that works in the folder. */
  env(library: string): Record<string, string> {
    return { LD_PRELOAD: library, STRICT_ROOT: this.root, STRICT_STORE: this.#store, UV_USE_IO_URING: '0' };
  }

  #remember(folder: string): void {
    const lines = readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      const { ino } = statSync(path);
      if (entry.isDirectory()) this.#remember(path);
      else {
        copyFileSync(path, join(this.#store, 'isi', String(ino)));
        linkSync(path, join(this.#store, 'tahan', String(ino)));
      }
      return `${entry.isDirectory() ? 'd' : 'f'} ${ino} ${entry.name}\n`;
    });
    writeFileSync(join(this.#store, 'nama', String(statSync(folder).ino)), lines.join(''));
  }

  /** The folder as the next start finds it after the power cut. */
  rebuild(target: string): void {
    this.#rebuild(statSync(this.root).ino, target);
  }

  #rebuild(ino: number, target: string): void {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    const names = join(this.#store, 'nama', String(ino));
    if (!existsSync(names)) return;
    for (const line of readFileSync(names, 'utf8').split('\n').filter(Boolean)) {
      const [, kind, inode, name = ''] = /^(.) (\d+) (.*)$/.exec(line) ?? [];
      const path = join(target, name);
      if (kind === 'd') this.#rebuild(Number(inode), path);
      // The index of the log is never synced and made anew: an empty one is what is left of it at most.
      else if (!name.endsWith('-shm')) {
        const content = join(this.#store, 'isi', String(inode));
        if (existsSync(content)) copyFileSync(content, path);
        else writeFileSync(path, '');
      }
    }
  }
}
