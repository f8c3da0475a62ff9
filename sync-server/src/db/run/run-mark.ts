import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { removeDurably, writeDurably } from '../../server/files/durable-file.ts';

const run = z.object({ lari: z.number(), garam: z.number().nullable() });
const mark = run.extend({
  /** The database file as a clean end left it. */
  berkas: z.object({ ukuran: z.number(), diubah_ms: z.number() }).optional(),
  /** While a run begins: the one before it, whose database may still be there; null in an empty folder. */
  sebelum: run.nullable().optional(),
  /** What a full check found. The file is not used again before another check finds it sound. */
  rusak: z.string().optional(),
});

/** What the data folder knows of the last run of its server: its number, and the salt of the log that it wrote. */
export type RunMark = z.output<typeof mark>;

const pathOf = (dataDir: string) => join(dataDir, 'keadaan-berjalan');

/** undefined where no run left a mark, or none that can be read. */
export async function findMark(dataDir: string): Promise<RunMark | undefined> {
  const text = await readFile(pathOf(dataDir), 'utf8').catch(() => '');
  try {
    return mark.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const writeMark = (dataDir: string, left: RunMark): Promise<void> =>
  writeDurably(pathOf(dataDir), Buffer.from(JSON.stringify(left)));

/**
 * Forgets which run this folder was used by: the next start takes the database that it finds. For who has put another
 * one there on purpose, as a restore does.
 */
export const forgetRun = (dataDir: string): Promise<void> => removeDurably(pathOf(dataDir));
