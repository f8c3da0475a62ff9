import { randomFillSync } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, statfsSync, unlinkSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../log/error-code.ts';
import type { RuangDisk } from '@spmb/shared/sistem/health.ts';

const mebibyte = 1024 * 1024;
const largestBytes = 64 * mebibyte;
const smallestBytes = 4 * mebibyte;
/** With less than this nothing can be counted on to be written. */
const leastBytes = mebibyte;

/** Thrown at start where the disk is full and there is no reserve to give up. */
export class NoSpaceToStart extends Error {
  constructor(folder: string) {
    super(
      `Penyimpanan server penuh: server tidak dapat dijalankan, karena tidak ada yang dapat ditulis di ${folder}. Hapus atau pindahkan berkas lain dari disk ini, lalu jalankan lagi. Data ujian yang sudah tersimpan tetap aman.`,
    );
    this.name = 'NoRoomToStart';
  }
}

/**
 * A file that only takes room, in the data folder. It is given up when the database finds the disk full, so that the
 * answers of a running exam go on being stored until somebody makes space; then it is made again.
 */
export class DiskReserve {
  readonly #folder: string;
  readonly #file: string;
  readonly #unfinished: string;
  readonly #onGivenUp: () => void;
  #isBeingMade = false;

  constructor(folder: string, onGivenUp: () => void = () => undefined) {
    this.#folder = folder;
    this.#file = join(folder, 'cadangan-ruang');
    this.#unfinished = `${this.#file}.baru`;
    this.#onGivenUp = onGivenUp;
  }

  /** Gives its room to the disk at once; whether there was any to give. */
  giveUp(): boolean {
    this.#isBeingMade = false;
    const given = [this.#file, this.#unfinished].filter((file) => existsSync(file));
    for (const file of given) unlinkSync(file);
    if (given.length === 0) return false;
    syncFolder(this.#folder);
    this.#onGivenUp();
    return true;
  }

  /**
   * Makes it again where it is missing and the disk has twice its size free: what was given up alone never brings it
   * back, or each full disk would be found again and again.
   */
  async keep(): Promise<void> {
    if (this.#isBeingMade || existsSync(this.#file)) return;
    const { wanted, free } = sizesOf(await statfs(this.#folder));
    if (free < 2 * wanted) return;
    this.#isBeingMade = true;
    try {
      if (await this.#write(wanted)) await rename(this.#unfinished, this.#file);
    } catch (error) {
      // Given up, or overtaken by a disk that filled up meanwhile: it is made the next time.
      if (this.#isGoingOn() && !isDiskFull(error)) throw error;
    } finally {
      this.#isBeingMade = false;
      await rm(this.#unfinished, { force: true });
    }
  }

  /** Whether it was written whole: not where it was given up meanwhile. */
  async #write(bytes: number): Promise<boolean> {
    const file = await open(this.#unfinished, 'w', 0o600);
    try {
      // No zeros and no pattern: file systems that compress would hold no room for them.
      const chunk = new Uint8Array(mebibyte);
      for (let written = 0; written < bytes; written += chunk.length) {
        if (!this.#isGoingOn()) return false;
        await file.writeFile(randomFillSync(chunk));
      }
      await file.sync();
      return this.#isGoingOn();
    } finally {
      await file.close();
    }
  }

  /** Asked anew each time: it may be given up at every await. */
  #isGoingOn(): boolean {
    return this.#isBeingMade;
  }

  /** What is told of the disk. */
  async look(): Promise<RuangDisk> {
    const { wanted, free } = sizesOf(await statfs(this.#folder));
    const isWhole = existsSync(this.#file) || free >= 2 * wanted;
    const cadangan = isWhole ? 'utuh' : free >= leastBytes ? 'dipakai' : 'habis';
    return { bebas_mb: Math.floor(free / mebibyte), cadangan };
  }

  /**
   * Before anything is opened: gives itself up where the disk is full, and says whether it had to. Throws NoRoomToStart
   * where that is not enough.
   */
  makeSpaceToStart(): boolean {
    const isFull = () => sizesOf(statfsSync(this.#folder)).free < leastBytes;
    if (!isFull()) return false;
    this.giveUp();
    if (isFull()) throw new NoSpaceToStart(this.#folder);
    return true;
  }
}

/** Its size follows the disk's, so that a small one keeps most of its room. */
function sizesOf({ blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) {
  const share = Math.floor((blocks * bsize) / 32 / mebibyte) * mebibyte;
  return { wanted: Math.min(largestBytes, Math.max(smallestBytes, share)), free: bavail * bsize };
}

/** Some file systems give the room of a deleted file only when that is on the disk. Windows syncs no folder. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
