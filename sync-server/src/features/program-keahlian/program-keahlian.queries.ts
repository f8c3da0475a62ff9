import { and, eq, ne, or, sql } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { akun } from '../akun/akun.table.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { masterSoal } from '../soal/soal.table.ts';
import { programKeahlian } from './program-keahlian.table.ts';

export async function hasAnyProgram(read: Reader): Promise<boolean> {
  const { id, sekolah_id } = programKeahlian;
  const rows = await read.select({ id }).from(programKeahlian).where(eq(sekolah_id, schoolId)).limit(1);
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
    .where(and(eq(programKeahlian.sekolah_id, schoolId), ne(programKeahlian.id, exceptId), isSame))
    .limit(1);
  return rows[0]?.name;
}

/** What refers to a programme, in words; undefined: nothing does. */
export async function findProgramUse(queries: Reader, id: string): Promise<string | undefined> {
  const isChosen = or(eq(peserta.jurusan_id_1, id), eq(peserta.jurusan_id_2, id));
  const uses = [
    { word: 'peserta', table: peserta, refers: isChosen },
    { word: 'jadwal ujian', table: jadwalUjian, refers: eq(jadwalUjian.program_keahlian_id, id) },
    { word: 'bank soal', table: masterSoal, refers: eq(masterSoal.program_keahlian_id, id) },
    { word: 'akun', table: akun, refers: eq(akun.jurusan_id, id) },
  ];
  for (const { word, table, refers } of uses) {
    const ofSchool = and(eq(table.sekolah_id, schoolId), refers);
    const rows = await queries.select({ id: table.id }).from(table).where(ofSchool).limit(1);
    if (rows.length > 0) return word;
  }
  return undefined;
}
