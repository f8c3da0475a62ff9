import { kartuSesudahMs } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { sumGeser } from '@spmb/shared/jadwal-ujian/sum-geser.ts';
import { sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import { desc, eq, isNull } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianSesi } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { kartuRuang, sesiKartu } from '../../jadwal-ujian/ruang/kartu-ruang.table.ts';
import { listGeser } from '../rows/sesi-ruang.queries.ts';

/** The card of a code, also a replaced one; undefined: there is none. */
export async function findKartu(read: Reader, kodeSidik: string) {
  const rows = await read
    .select()
    .from(kartuRuang)
    .where(ofSchool(kartuRuang, eq(kartuRuang.kode_sidik, kodeSidik)));
  return rows[0];
}

/** Who came in with a card that is in force and has not left; undefined: nobody. */
export async function findSesiKartu(read: Reader, id: string) {
  const rows = await read
    .select({ sesi: sesiKartu, kartu: kartuRuang })
    .from(sesiKartu)
    .innerJoin(kartuRuang, byId(kartuRuang, sesiKartu.kartu_ruang_id))
    .where(byId(sesiKartu, id, isNull(sesiKartu.keluar_ms), isNull(kartuRuang.dicabut_ms)));
  return rows[0];
}

/** Cards of a date and session that are in force. */
export const listKartu = (read: Reader, at: TanggalSesi) =>
  read
    .select()
    .from(kartuRuang)
    .where(
      ofSchool(
        kartuRuang,
        eq(kartuRuang.tanggal, at.tanggal),
        eq(kartuRuang.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
        isNull(kartuRuang.dicabut_ms),
      ),
    );

/** Who came in with a card, the latest first. */
export const listPembuka = (read: Reader, kartuId: string) =>
  read
    .select({ nama: sesiKartu.nama, nip: sesiKartu.nip, sejak_ms: sesiKartu.dibuat_ms })
    .from(sesiKartu)
    .where(ofSchool(sesiKartu, eq(sesiKartu.kartu_ruang_id, kartuId)))
    .orderBy(desc(sesiKartu.dibuat_ms), desc(sesiKartu.id))
    .limit(20);

/** A session with the instant until which a card opens a room of it; undefined: the session is gone. */
export async function findMasaKartu(
  read: Reader,
  { ruang, ...at }: TanggalSesi & { ruang: string },
  zona: Zone,
): Promise<{ sesi: string; sampaiMs: number } | undefined> {
  const { name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  const [sesi] = await read
    .select({ name, jam_mulai, jam_selesai })
    .from(jadwalUjianSesi)
    .where(byId(jadwalUjianSesi, at.jadwal_ujian_sesi_id));
  if (!sesi) return undefined;
  const { selesaiMs } = sessionSpan(at.tanggal, sesi.jam_mulai, sesi.jam_selesai, zona);
  const shiftMs = sumGeser(await listGeser(read, at), ruang) * 60_000;
  return { sesi: sesi.name, sampaiMs: selesaiMs + shiftMs + kartuSesudahMs };
}
