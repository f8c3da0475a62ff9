import type { Kunci } from '@spmb/shared/sync/merge.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { koreksiKunci, ujian } from '../ujian/ujian.table.ts';

/** Corrected keys in force, by question. */
export async function listKoreksiTerakhir(read: Reader): Promise<Map<string, Kunci>> {
  const rows = await read
    .select({ soal_id: koreksiKunci.soal_id, kunci: koreksiKunci.kunci })
    .from(koreksiKunci)
    .where(eq(koreksiKunci.sekolah_id, schoolId))
    .orderBy(asc(koreksiKunci.urutan));
  return new Map(rows.map(({ soal_id, kunci }) => [soal_id, kunci]));
}

/** Attempts by id with whose they are and what they are scored from. */
export const listUntukKoreksi = (read: Reader, ids: readonly string[]) =>
  read
    .select({
      id: ujian.id,
      nis: peserta.nomor_peserta,
      nama: peserta.nama,
      jadwal: jadwalUjian.name,
      paket_id: ujian.paket_id,
      urutan: ujian.urutan,
      lembar: ujian.lembar,
      nilai: ujian.nilai,
    })
    .from(ujian)
    .innerJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, ujian.peserta_id)))
    .innerJoin(
      jadwalUjian,
      and(eq(jadwalUjian.sekolah_id, schoolId), eq(jadwalUjian.id, ujian.jadwal_ujian_id)),
    )
    .where(and(eq(ujian.sekolah_id, schoolId), inArray(ujian.id, [...ids])));
