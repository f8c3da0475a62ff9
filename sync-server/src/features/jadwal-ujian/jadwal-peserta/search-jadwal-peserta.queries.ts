import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { containsWords } from '../../../db/contains-words.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { jadwalOfBaris, sesiOfBaris } from '../jadwal/joins.queries.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from '../jadwal/jadwal-ujian.table.ts';

/** Participants' rows in schedules by name, number or NISN, the latest date first. */
export async function searchJadwalPeserta(
  read: Reader,
  words: string[],
  limit: number,
): Promise<HasilCari[]> {
  const row = jadwalUjianPeserta;
  const { nama, nomor_peserta, nomor_register, nisn } = peserta;
  const rows = await read
    .select({
      nama,
      nomor_peserta,
      tanggal: row.tanggal,
      sesi_id: row.jadwal_ujian_sesi_id,
      jadwal: jadwalUjian.name,
      sesi: jadwalUjianSesi.name,
    })
    .from(peserta)
    .innerJoin(row, ofSchool(row, eq(row.peserta_id, peserta.id)))
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .where(ofSchool(peserta, containsWords([nama, nomor_peserta, nomor_register, nisn], words)))
    .orderBy(desc(row.tanggal), asc(nomor_peserta), asc(row.id))
    .limit(limit);
  return rows.map(({ tanggal, sesi_id, ...one }) => {
    const address = new URLSearchParams({ tanggal, sesi: sesi_id, q: one.nomor_peserta });
    return {
      jenis: 'Jadwal peserta',
      title: one.nama,
      detail: `${one.jadwal} · ${dateInWords(tanggal)} · ${one.sesi}`,
      route: `/backend/jadwal-ujian-peserta?${address.toString()}`,
    };
  });
}
