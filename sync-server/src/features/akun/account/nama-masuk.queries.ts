import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';

export const listProgramNames = (queries: Reader) =>
  queries
    .select({ id: programKeahlian.id, name: programKeahlian.name, singkat: programKeahlian.singkat })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian));

export async function hasProgramKeahlian(queries: Reader, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: programKeahlian.id })
    .from(programKeahlian)
    .where(byId(programKeahlian, id));
  return rows.length > 0;
}
