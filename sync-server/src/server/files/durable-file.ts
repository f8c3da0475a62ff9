import { randomUUID } from 'node:crypto';
import {
  close,
  createWriteStream,
  fdatasync,
  fsync,
  open as openFile,
  write,
  type WriteStream,
} from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/*
 * What the server must not lose goes to the disk through here. A file is durable only when its content and its name
 * are: the content by a sync of the file, the name by a sync of the folder it stands in.
 */

const ownerOnly = { file: 0o600, folder: 0o700 };
/** Of file systems that know no sync of a folder. */
const notOffered = ['EINVAL', 'ENOTSUP', 'EISDIR'];
/** Of file systems that know no second name of a file. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Makes the names in a folder durable. Nothing happens where the platform opens no folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    if (!notOffered.includes(codeOf(error))) throw error;
  } finally {
    await folder.close();
  }
}

/** Makes what was written to a file durable. Throws where there is none. */
export async function syncFile(path: string): Promise<void> {
  // For writing: Windows syncs no other.
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder and those above it that are missing, for the owner alone, and their names durable. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  // Also where it was there: who made it may have ended before its name was durable.
  const last = dirname(resolve(first ?? path));
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    await syncFolder(at);
    if (at === last || at === dirname(at)) return;
  }
}

/** Stores bytes as a file, whole or not at all, in place of what had its name. Its folder must be there. */
export async function writeDurably(
  path: string,
  bytes: Uint8Array,
  mode: number = ownerOnly.file,
): Promise<void> {
  await writeBeside(path, bytes, mode, (written) => renameDurably(written, path));
}

/** Writes a new file durably; false, and nothing is changed, where something has the name already. */
export function createDurably(path: string, bytes: Uint8Array): Promise<boolean> {
  return writeBeside(path, bytes, ownerOnly.file, async (written) => {
    try {
      await link(written, path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      if (!noLinks.includes(codeOf(error))) throw error;
      await rename(written, path);
    }
    await syncFolder(dirname(path));
    return true;
  });
}

/** Writes bytes durably under a name of their own, for `place` to give them `path`; that other name is gone after it. */
async function writeBeside<T>(
  path: string,
  bytes: Uint8Array,
  mode: number,
  place: (written: string) => Promise<T>,
): Promise<T> {
  const written = `${path}.${randomUUID()}.baru`;
  try {
    const file = await open(written, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return await place(written);
  } finally {
    await rm(written, { force: true });
  }
}

/** Gives a file, whose content is durable, another name in the same folder or another. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}

/**
 * Gives a file, whose content never changes again, a second name that is durable; nothing happens where it is taken. false
 * where the two do not lie on one disk, or it knows no second names.
 */
export async function linkDurably(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EXDEV' || code === 'EMLINK' || noLinks.includes(code)) return false;
    if (code !== 'EEXIST') throw error;
  }
  await syncFolder(dirname(to));
  return true;
}

/** Takes a name away for good; nothing happens where it is not there. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}

/** A sync of a long file in one would hold up everybody else's for as long. */
const syncedBytes = 4 * 1024 * 1024;

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;

/** A new file for the owner alone that is synced on the way and when it ends. Its name is durable after `renameDurably`. */
export function streamDurably(path: string): WriteStream {
  let unsynced = 0;
  const writeSynced = (fd: number, from: Buffer, offset: number, length: number, at: number, done: Written) =>
    write(fd, from, offset, length, at, (error, bytes) => {
      if (error) return done(error, bytes);
      unsynced += bytes;
      if (unsynced < syncedBytes) return done(null, bytes);
      unsynced = 0;
      fdatasync(fd, (problem) => done(problem, bytes));
    });
  const fs = { open: openFile, close, fsync, write: writeSynced };
  return createWriteStream(path, { flags: 'wx', mode: ownerOnly.file, flush: true, fs });
}
