import type { Kunci } from '@spmb/shared/sync/stream/merge.ts';
import { asc, inArray } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { jadwalOfUjian, pesertaOfUjian } from '../ujian/attempt/joins.queries.ts';
import { koreksiKunci, ujian } from '../ujian/attempt/ujian.table.ts';

/** Corrected keys in force, by question. */
export async function listKoreksiTerakhir(read: Reader): Promise<Map<string, Kunci>> {
  const rows = await read
    .select({ soal_id: koreksiKunci.soal_id, kunci: koreksiKunci.kunci })
    .from(koreksiKunci)
    .where(ofSchool(koreksiKunci))
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
    .innerJoin(peserta, pesertaOfUjian)
    .innerJoin(jadwalUjian, jadwalOfUjian)
    .where(ofSchool(ujian, inArray(ujian.id, [...ids])));
