import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { linkDurably, makeFolder } from '../../server/files/durable-file.ts';
import type { Daftar } from '../format/daftar.ts';
import { copyVerified } from './copy-verified.ts';

const contentHash = /^[0-9a-f]{64}$/;

/** Where a stored file lies below a folder of such files. */
export const placeOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256);

/** Names of all files below a folder of files under their hash, by their two first letters. */
export async function* listHashed(folder: string): AsyncGenerator<string[]> {
  for (const part of await readdir(folder).catch(() => []))
    yield (await readdir(join(folder, part)).catch(() => [])).filter((name) => contentHash.test(name));
}

/**
 * Gives `ke` every file of `dari` that it does not have. On the same disk a second name is enough, since such a file is
 * never written again; elsewhere it is copied and read again. Answers all that `dari` has.
 */
export async function mirrorFiles({
  dari,
  ke,
  hanya,
}: {
  dari: string;
  ke: string;
  hanya?: readonly string[];
}): Promise<Daftar['media']> {
  const all: Daftar['media'] = [];
  const only = hanya && new Set(hanya);
  const known = new Set<string>();
  for await (const names of listHashed(ke)) for (const name of names) known.add(name);
  for await (const names of listHashed(dari))
    for (const nama of names) {
      if (only && !only.has(nama)) continue;
      const found = await stat(placeOf(dari, nama)).catch(ignoreMissing);
      if (!found) continue;
      if (!known.has(nama)) await addFile(dari, ke, nama);
      all.push({ nama, ukuran: found.size, sha256: nama });
    }
  return all;
}

async function addFile(dari: string, ke: string, nama: string): Promise<void> {
  await makeFolder(join(ke, nama.slice(0, 2)));
  const [from, to] = [placeOf(dari, nama), placeOf(ke, nama)];
  if (!(await linkDurably(from, to))) await copyVerified(from, to);
}

/** The sweep may have removed it since it was listed: then nobody needs it. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
