import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';

export const listProgramNames = (queries: Reader) =>
  queries
    .select({ id: programKeahlian.id, name: programKeahlian.name, singkat: programKeahlian.singkat })
    .from(programKeahlian)
    .where(eq(programKeahlian.sekolah_id, schoolId));

export async function hasProgramKeahlian(queries: Reader, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: programKeahlian.id })
    .from(programKeahlian)
    .where(and(eq(programKeahlian.sekolah_id, schoolId), eq(programKeahlian.id, id)));
  return rows.length > 0;
}
