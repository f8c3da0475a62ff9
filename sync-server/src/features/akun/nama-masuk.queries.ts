import { and, eq, ne, or, sql } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { akun } from './akun.table.ts';

/** Name of whoever else signs in with `email`: an account, or a participant by his number or NISN. */
export async function findOwnerOfNama(queries: Reader, email: string, akunId: string) {
  const [other] = await queries
    .select({ nama: akun.username })
    .from(akun)
    .where(and(eq(akun.sekolah_id, schoolId), eq(akun.email, email), ne(akun.id, akunId)));
  if (other) return other.nama;
  const isNumber = or(sql`lower(${peserta.nomor_peserta}) = ${email}`, eq(peserta.nisn, email));
  const isOther = sql`coalesce(${peserta.akun_id}, '') <> ${akunId}`;
  const [participant] = await queries
    .select({ nama: peserta.nama })
    .from(peserta)
    .where(and(eq(peserta.sekolah_id, schoolId), isNumber, isOther))
    .limit(1);
  return participant?.nama;
}

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
