import {
  isWajib,
  statusHadirOf,
  type JadwalPeserta,
  type TanggalSesi,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { inArray } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris, pesertaOfBaris, sesiOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import {
  listJadwalPesertaIds,
  rowsPerTurn,
} from '../../jadwal-ujian/jadwal-peserta/jadwal-peserta.queries.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { programOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { ujian } from './ujian.table.ts';

/** The rows of a date and session by schedule, room, seat and name. Gives way to other callers while it reads. */
export async function listJadwalPeserta(read: Reader, at: TanggalSesi): Promise<JadwalPeserta[]> {
  const ids = await listJadwalPesertaIds(read, at);
  const sorted: { key: string; row: JadwalPeserta }[] = [];
  for (let start = 0; start < ids.length; start += rowsPerTurn) {
    await setImmediate();
    for (const row of await readRows(read, ids.slice(start, start + rowsPerTurn))) {
      sorted.push({ key: [row.jadwal, row.ruang, row.kursi, row.nama, row.id].join('\u0000'), row });
    }
  }
  return sorted.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

async function readRows(read: Reader, ids: string[]): Promise<JadwalPeserta[]> {
  const row = jadwalUjianPeserta;
  const rows = await read
    .select({
      id: row.id,
      peserta_id: row.peserta_id,
      jadwal_ujian_id: row.jadwal_ujian_id,
      tanggal: row.tanggal,
      ruang: row.ruang,
      kursi: row.kursi,
      status_pesan: row.status_pesan,
      asal: row.asal,
      susulan_dari: row.susulan_dari,
      nomor_register: peserta.nomor_register,
      nomor_peserta: peserta.nomor_peserta,
      nama: peserta.nama,
      jurusan: programKeahlian.name,
      sesi: jadwalUjianSesi.name,
      jadwal: jadwalUjian.name,
      program_keahlian_id: jadwalUjian.program_keahlian_id,
      jurusan_id_1: peserta.jurusan_id_1,
      status: ujian.status,
    })
    .from(row)
    .innerJoin(peserta, pesertaOfBaris)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .leftJoin(programKeahlian, programOfPeserta)
    .leftJoin(ujian, byId(ujian, row.ujian_berlaku))
    .where(ofSchool(row, inArray(row.id, ids)));
  return rows.map(({ nomor_register, jurusan, status, program_keahlian_id, jurusan_id_1, ...rest }) => ({
    ...rest,
    wajib: isWajib(program_keahlian_id, jurusan_id_1),
    noreg: nomor_register ?? rest.nomor_peserta,
    jurusan: jurusan ?? '',
    status: statusHadirOf(status),
  }));
}
