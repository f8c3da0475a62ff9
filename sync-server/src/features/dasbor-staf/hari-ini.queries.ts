import { hariPemeriksa, type KerjaPemeriksa } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { dayMs, instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { count, countDistinct, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { idsFrom } from '../../db/new-id.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjianPeserta } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peralihanBerkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { isDimulai, isSelesai } from '../ujian/attempt/hadir.queries.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';

/**
 * What each of the committee decided on a day and in the seven days that end with it, the busiest first. A day at a time, giving
 * way to others in between.
 */
export async function listKerjaPemeriksa(read: Reader, today: string, zona: Zone): Promise<KerjaPemeriksa[]> {
  const { id, peristiwa, akun_id, nama } = peralihanBerkas;
  const beginsMs = instantOf(today, '00:00', zona);
  const of = new Map<string, KerjaPemeriksa>();
  for (let ago = 0; ago < hariPemeriksa; ago++) {
    const fromMs = beginsMs - ago * dayMs;
    const rows = await read
      .select({ akun_id, nama, jumlah: count() })
      .from(peralihanBerkas)
      .where(
        ofSchool(
          peralihanBerkas,
          gte(id, idsFrom(fromMs)),
          lt(id, idsFrom(fromMs + dayMs)),
          eq(peristiwa, 'verifikasi'),
        ),
      )
      .groupBy(akun_id, nama);
    for (const { akun_id: akun, nama: name, jumlah } of rows) {
      const key = akun ?? name;
      const one = of.get(key) ?? { akun_id: akun, nama: name, hari_ini: 0, tujuh_hari: 0 };
      one.tujuh_hari += jumlah;
      if (ago === 0) one.hari_ini += jumlah;
      of.set(key, one);
    }
    await setImmediate();
  }
  return [...of.values()].toSorted(
    (a, b) => b.hari_ini - a.hari_ini || b.tujuh_hari - a.tujuh_hari || (a.nama < b.nama ? -1 : 1),
  );
}

/** Participants of a day's exams by their first choice: with a row, of them begun, of those finished. */
export async function listUjianHari(read: Reader, tanggal: string) {
  const { peserta_id, ujian_berlaku } = jadwalUjianPeserta;
  const when = (isSo: SQL) => sql`case when ${isSo} then ${peserta_id} end`;
  const rows = await read
    .select({
      program: peserta.jurusan_id_1,
      terjadwal: countDistinct(peserta_id),
      mulai: countDistinct(when(isDimulai)),
      selesai: countDistinct(when(isSelesai)),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, byId(peserta, peserta_id))
    .leftJoin(ujian, byId(ujian, ujian_berlaku))
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.tanggal, tanggal)))
    .groupBy(peserta.jurusan_id_1);
  return rows.map(({ program, ...own }) => ({ program: program ?? '', ...own }));
}
