import { and, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { peserta } from './peserta.table.ts';

/** What a participant may still lack: an account to log in with, a room to sit the exam in. */
export const hal = ['akun', 'ruang'] as const;
export type Hal = (typeof hal)[number];

/** Participants who lack it. A room is needed only by those who sit exams (school profile, `pesertas`). */
export async function lacking(read: Reader, what: Hal): Promise<SQL | undefined> {
  if (what === 'akun') return isNull(peserta.akun_id);
  const rows = await read
    .select({ pesertas: sekolah.pesertas })
    .from(sekolah)
    .where(eq(sekolah.id, schoolId));
  const sitsExams = or(isNull(peserta.status), inArray(peserta.status, rows[0]?.pesertas ?? []));
  return and(isNull(peserta.ruang), sitsExams);
}

/** How many participants there are; with `what`, how many of them lack it. */
export async function countPeserta(read: Reader, what?: Hal): Promise<number> {
  const where = ofSchool(peserta, what && (await lacking(read, what)));
  const rows = await read.select({ jumlah: count() }).from(peserta).where(where);
  return rows[0]?.jumlah ?? 0;
}
