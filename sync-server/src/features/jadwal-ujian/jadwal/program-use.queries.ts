import { eq, or } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { masterSoal } from '../../soal/bank/soal.table.ts';
import { jadwalUjian } from './jadwal-ujian.table.ts';

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
    const isUse = ofSchool(table, refers);
    const rows = await queries.select({ id: table.id }).from(table).where(isUse).limit(1);
    if (rows.length > 0) return word;
  }
  return undefined;
}
