import { ne, or, sql } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { programKeahlian } from './program-keahlian.table.ts';

export async function hasAnyProgram(read: Reader): Promise<boolean> {
  const { id } = programKeahlian;
  const rows = await read.select({ id }).from(programKeahlian).where(ofSchool(programKeahlian)).limit(1);
  return rows.length > 0;
}

/** Name of another programme that is called `name` in full or short, whatever the capitals: an import could mistake it. */
export async function findNamesake(queries: Reader, name: string, exceptId: string) {
  const isSame = or(
    sql`lower(${programKeahlian.name}) = lower(${name})`,
    sql`lower(${programKeahlian.singkat}) = lower(${name})`,
  );
  const rows = await queries
    .select({ name: programKeahlian.name })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian, ne(programKeahlian.id, exceptId), isSame))
    .limit(1);
  return rows[0]?.name;
}
