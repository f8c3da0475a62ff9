import type { ProgramNilai } from '@spmb/shared/olah-nilai/calls.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { asc, count, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';

/** Programmes by name, for the selection. */
export function listProgram(read: Reader): Promise<{ id: string; name: string; pagu: number }[]> {
  const { id, name, pagu } = programKeahlian;
  return read
    .select({ id, name, pagu })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian))
    .orderBy(asc(name), asc(id));
}

/** Programmes by name with how many verified applicants chose each first: all, or a teacher's own (N39). */
export function listProgramNilai(
  read: Reader,
  { authent, jurusan_id }: Pick<SignedIn, 'authent' | 'jurusan_id'>,
): Promise<ProgramNilai[]> {
  const { id, name, pagu } = programKeahlian;
  // Ids are never empty: a teacher without a programme sees none.
  const own = authent === 'guru' ? eq(id, jurusan_id ?? '') : undefined;
  // Of a column that the index on choices has: no applicant's row is opened.
  const jumlah = count(peserta.jurusan_id_1);
  return read
    .select({ id, name, pagu, jumlah })
    .from(programKeahlian)
    .leftJoin(peserta, ofSchool(peserta, eq(peserta.jurusan_id_1, id), eq(peserta.status, diterima)))
    .where(ofSchool(programKeahlian, own))
    .groupBy(id, name, pagu)
    .orderBy(asc(name), asc(id));
}
