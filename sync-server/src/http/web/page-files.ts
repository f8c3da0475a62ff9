import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface PageFile {
  changedMs: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** By gzip, where the build has it. */
  packed: Uint8Array<ArrayBuffer> | undefined;
}

/** The application's documents, which are a few kilobytes and asked for all day: kept until a build replaces them. */
export class PageFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, PageFile>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** undefined: it was not built. */
  find(name: string): PageFile | undefined {
    const file = join(this.#folder, name);
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return undefined;
    const kept = this.#kept.get(name);
    if (kept?.changedMs === changedMs) return kept;
    const isPacked = statSync(`${file}.gz`, { throwIfNoEntry: false }) !== undefined;
    const packed = isPacked ? new Uint8Array(readFileSync(`${file}.gz`)) : undefined;
    const page = { changedMs, bytes: new Uint8Array(readFileSync(file)), packed };
    this.#kept.set(name, page);
    return page;
  }
}
