import { and, eq, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import { schoolId } from './school-id.ts';

/** A table whose rows belong to a school. */
interface OfSchool {
  sekolah_id: Column;
}

/** The rows of this school in `table` that meet all `conditions`: how every condition on a table begins, as its keys do. */
export function ofSchool(table: OfSchool, ...conditions: (SQL | undefined)[]): SQL {
  const own = eq(table.sekolah_id, schoolId);
  return and(own, ...conditions) ?? own;
}

/** The row of this school in `table` that has `id`: a value, or the column of another table that names it, in a join. */
export const byId = (
  table: OfSchool & { id: Column },
  id: string | SQLWrapper,
  ...conditions: (SQL | undefined)[]
): SQL => ofSchool(table, eq(table.id, id), ...conditions);
