import type { CalonJadwal } from '@spmb/shared/jadwal-ujian/plan/plan-jadwal.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 400;

/** Every participant of the school with what decides on his schedules. Gives way to other callers while it reads. */
export async function listCalonPeserta(read: Reader): Promise<CalonJadwal[]> {
  const all: CalonJadwal[] = [];
  const { id, nama, nomor_peserta, status, jurusan_id_1, sesi, ruang, kursi } = peserta;
  for (let last = ''; ;) {
    const rows = await read
      .select({ id, nama, nomor_peserta, status, jurusan_id_1, sesi, ruang, kursi })
      .from(peserta)
      .where(ofSchool(peserta, gt(peserta.id, last)))
      .orderBy(asc(peserta.id))
      .limit(rowsPerTurn);
    all.push(...rows);
    if (rows.length < rowsPerTurn) return all;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Codes of file status whose applicants sit exams, and how many participants a session takes (0: any number). */
export async function findAturanUjian(read: Reader): Promise<{ pesertas: number[]; limitSesi: number }> {
  const rows = await read
    .select({ pesertas: sekolah.pesertas, limitSesi: sekolah.limit_sesi })
    .from(sekolah)
    .where(eq(sekolah.id, schoolId));
  return rows[0] ?? { pesertas: [], limitSesi: 0 };
}
