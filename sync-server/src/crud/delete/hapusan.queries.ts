import { desc, eq } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../db/of-school.ts';
import { pageRows } from '../../db/table-rows.ts';
import type { Reader } from '../../db/store.ts';
import type { Held } from '../../media/media-references.queries.ts';
import { hapusan, hapusanIsi } from './hapusan.table.ts';

/** Deletions on record, the newest first; of `akunId` only, where it is given. */
export const listHapusan = (read: Reader, akunId?: string) =>
  read
    .select()
    .from(hapusan)
    .where(ofSchool(hapusan, akunId === undefined ? undefined : eq(hapusan.akun_id, akunId)))
    .orderBy(desc(hapusan.dibuat_ms), desc(hapusan.id));

/** Everything in deleted rows that may be the name of a stored file, in a column of its own or inside HTML. */
export const listNamesInHapusan: Held = async function* (read) {
  for await (const page of pageRows(read, hapusanIsi)) {
    for (const row of page) {
      yield [...new Set(JSON.stringify(row['baris']).match(/(?<![0-9a-z])[0-9a-z]{22}(?![0-9a-z])/g))];
      await setImmediate();
    }
  }
};
