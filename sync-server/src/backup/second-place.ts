import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { z } from 'zod';
import { makeFolder, writeDurably } from '../server/files/durable-file.ts';
import { openBackupFolder, type BackupFolder } from './backup-folder.ts';

/** The folder in the chosen one: what else lies there is nobody's business. */
const folderName = 'cadangan-spmb';
const markName = 'penanda.json';
const mark = z.object({ server_id: z.string(), sekolah: z.string() });

export interface SecondPlaceParts {
  dataDir: string;
  serverId: string;
  deviceOf: (path: string) => Promise<string>;
}

/** A folder that an administrator chose for copies of the backups, as it is found at this moment. */
export type FoundPlace =
  | { backups: BackupFolder; onSameDisk: boolean }
  /** It is not there, or is not this school's. */
  | { missing: string };

const notThere = (jalur: string) =>
  `Tempat kedua (${jalur}) tidak ditemukan. Pasang flashdisk atau sambungkan lagi foldernya di komputer server; salinan dilanjutkan sendiri.`;
const unmarked = (jalur: string) =>
  `Di tempat kedua (${jalur}) tidak ada penanda sekolah ini, jadi tidak diisi. Pasang flashdisk yang dipilih dahulu, atau pilih lagi foldernya di layar Pencadangan.`;
const foreign = (jalur: string, sekolah: string) =>
  `Tempat kedua (${jalur}) berisi pencadangan server lain (${sekolah}), jadi tidak diisi. Pasang flashdisk sekolah ini, atau pilih folder lain.`;

const below = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
};

async function readMark(folder: string) {
  const text = await readFile(join(folder, markName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return mark.parse(JSON.parse(text));
  } catch {
    return { server_id: '', sekolah: 'tidak dikenal' };
  }
}

/**
 * Looks for the chosen place anew: a stick may have been pulled out, another one may be in its place, and the folder of a
 * disk that is not mounted is one on the server's own.
 */
export async function findSecondPlace(
  jalur: string,
  { dataDir, serverId, deviceOf }: SecondPlaceParts,
): Promise<FoundPlace> {
  const folder = join(jalur, folderName);
  const isThere = await stat(jalur).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) return { missing: notThere(jalur) };
  const found = await readMark(folder);
  if (!found) return { missing: unmarked(jalur) };
  if (found.server_id !== serverId) return { missing: foreign(jalur, found.sekolah) };
  const onSameDisk = (await deviceOf(folder)) === (await deviceOf(dataDir));
  return { backups: openBackupFolder(folder), onSameDisk };
}

/** Makes a folder the second place of this school and marks it as such. Refuses with a sentence where it will not do. */
export async function claimSecondPlace(
  jalur: string,
  sekolah: string,
  { dataDir, serverId }: SecondPlaceParts,
): Promise<void> {
  if (!isAbsolute(jalur))
    throw new Refusal(
      'Tulis alamat folder selengkapnya, misalnya E:\\cadangan di Windows atau /media/flashdisk di Linux.',
    );
  const real = await realpath(jalur).catch(() => undefined);
  const isFolder = real !== undefined && (await stat(real)).isDirectory();
  if (!isFolder)
    throw new Refusal(
      'Folder itu tidak ditemukan di komputer server. Pasang flashdisk atau buat foldernya dahulu, lalu coba lagi.',
    );
  if (below(await realpath(dataDir), real))
    throw new Refusal('Folder itu ada di dalam folder data server. Pilih flashdisk atau disk lain.');
  const folder = join(real, folderName);
  const found = await readMark(folder);
  if (found && found.server_id !== serverId)
    throw new Refusal(
      `Folder itu berisi pencadangan server lain (${found.sekolah}). Pilih flashdisk atau folder lain.`,
    );
  try {
    await makeFolder(folder);
    await writeDurably(join(folder, markName), Buffer.from(JSON.stringify({ server_id: serverId, sekolah })));
  } catch {
    throw new Refusal(
      'Folder itu tidak dapat ditulisi oleh server. Periksa apakah disknya penuh atau terkunci, atau pilih folder lain.',
    );
  }
}
