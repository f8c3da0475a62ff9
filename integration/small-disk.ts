import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mebibyte = 1024 * 1024;

/** A file system of its own of a few megabytes, which a test fills and empties. */
export interface SmallDisk {
  folder: string;
  freeBytes(): number;
  /** Writes until nothing more fits. */
  fill(): void;
  /** Deletes what filled it. */
  empty(): void;
  remove(): void;
}

/** Mounts `megabytes` of memory as a disk. Throws a sentence where this machine does not let it: nothing would be tried then. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-disk-kecil-'));
  const asked = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const mounted = spawnSync('mount', asked, { encoding: 'utf8' });
  if (mounted.status !== 0)
    throw new Error(
      `A small disk cannot be mounted here (mount ${asked.join(' ')}: ${mounted.error?.message ?? mounted.stderr.trim()}). Run this test as root on Linux, in a container with CAP_SYS_ADMIN.`,
    );
  const filler = join(folder, 'pengisi');
  return {
    folder,
    freeBytes() {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (let size = mebibyte; size >= 1; size = Math.floor(size / 2)) writeWhileItFits(file, size);
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeWhileItFits(file: number, size: number): void {
  const bytes = Buffer.alloc(size, 1);
  try {
    while (writeSync(file, bytes) === size);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
