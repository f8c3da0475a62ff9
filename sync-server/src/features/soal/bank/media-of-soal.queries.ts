import { asc } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../../db/of-school.ts';
import type { Held } from '../../../media/media-references.queries.ts';
import { mediaOfSoal } from './prepare-soal.ts';
import { listSoal } from './soal.queries.ts';
import { masterSoal } from './soal.table.ts';

/** Images that questions name, in their places and inside their HTML, bank by bank. */
export const listMediaOfSoal: Held = async function* (read) {
  const banks = await read
    .select({ id: masterSoal.id })
    .from(masterSoal)
    .where(ofSchool(masterSoal))
    .orderBy(asc(masterSoal.id));
  for (const { id } of banks) {
    yield (await listSoal(read, id)).flatMap(mediaOfSoal);
    await setImmediate();
  }
};
