import type { TempatBeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { geserSesi } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { penutupanRuang } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { aliran, operasi, tindakan, ujian } from '../../ujian/attempt/ujian.table.ts';
import { beritaAcara } from './berita-acara.table.ts';

export const ofTempat = ({ tanggal, jadwal_ujian_sesi_id, ruang }: TempatBeritaAcara) =>
  ofSchool(
    beritaAcara,
    eq(beritaAcara.tanggal, tanggal),
    eq(beritaAcara.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
    eq(beritaAcara.ruang, ruang),
  );

/** The stored record of a room; undefined: none. */
export async function findBeritaAcara(read: Reader, at: TempatBeritaAcara) {
  const rows = await read.select().from(beritaAcara).where(ofTempat(at));
  return rows[0];
}

/** Rows of a room with the attempt that counts, null where none was begun; by number. */
export const listBarisRuang = (read: Reader, { tanggal, jadwal_ujian_sesi_id, ruang }: TempatBeritaAcara) =>
  read
    .select({
      id: jadwalUjianPeserta.id,
      peserta_id: peserta.id,
      nomor_peserta: peserta.nomor_peserta,
      nama: peserta.nama,
      ujian: {
        id: ujian.id,
        status: ujian.status,
        mulai_ms: ujian.mulai_ms,
        selesai_ms: ujian.selesai_ms,
        henti: ujian.henti,
        sebab_selesai: ujian.sebab_selesai,
        jumlah_terjawab: ujian.jumlah_terjawab,
        keluar: ujian.keluar,
        mulai_luring: ujian.mulai_luring,
        ditahan: ujian.ditahan,
        kode_belum_dibuka: ujian.kode_belum_dibuka,
        epoch: ujian.epoch,
        telat_ms: ujian.telat_ms,
        menunggu_ulang: ujian.menunggu_ulang,
      },
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .leftJoin(
      ujian,
      ofSchool(ujian, eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id), isNull(ujian.diarsipkan_ms)),
    )
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        ruang === '' ? isNull(jadwalUjianPeserta.ruang) : eq(jadwalUjianPeserta.ruang, ruang),
      ),
    )
    .orderBy(asc(peserta.nomor_peserta), asc(jadwalUjianPeserta.id));
export type BarisRuang = Awaited<ReturnType<typeof listBarisRuang>>[number];

/** Acts of staff on these rows in their order. */
export const listTindakanRuang = (read: Reader, ids: readonly string[]) =>
  read
    .select()
    .from(tindakan)
    .where(ofSchool(tindakan, inArray(tindakan.jadwal_ujian_peserta_id, [...ids])))
    .orderBy(asc(tindakan.waktu_ms), asc(tindakan.id));
export type TindakanRuang = Awaited<ReturnType<typeof listTindakanRuang>>[number];

/** Shifts of a room and of its session. */
export const listGeserRuang = (read: Reader, { tanggal, jadwal_ujian_sesi_id, ruang }: TempatBeritaAcara) =>
  read
    .select()
    .from(geserSesi)
    .where(
      ofSchool(
        geserSesi,
        eq(geserSesi.tanggal, tanggal),
        eq(geserSesi.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        or(eq(geserSesi.ruang, ''), eq(geserSesi.ruang, ruang)),
      ),
    );

/** How often a room was closed, and opened again. */
export const listPenutupan = (read: Reader, { tanggal, jadwal_ujian_sesi_id, ruang }: TempatBeritaAcara) =>
  read
    .select()
    .from(penutupanRuang)
    .where(
      ofSchool(
        penutupanRuang,
        eq(penutupanRuang.tanggal, tanggal),
        eq(penutupanRuang.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        eq(penutupanRuang.ruang, ruang),
      ),
    );

/** How far each stream of answers of these attempts is acknowledged, with the hash of its chain. */
export const listStreams = (read: Reader, ujianIds: readonly string[]) =>
  read
    .select({ id: aliran.id, ujian_id: aliran.ujian_id, ack: aliran.ack, jejak: aliran.jejak })
    .from(aliran)
    .where(ofSchool(aliran, inArray(aliran.ujian_id, [...ujianIds])))
    .orderBy(asc(aliran.ujian_id), asc(aliran.id));

/** Operations of these streams as they arrived. */
export const listOperations = (read: Reader, aliranIds: readonly string[]) =>
  read
    .select({ aliran_id: operasi.aliran_id, teks: operasi.teks, tiba_ms: operasi.tiba_ms })
    .from(operasi)
    .where(ofSchool(operasi, inArray(operasi.aliran_id, [...aliranIds])));

/** Violations on record of those participants of a room whom `room` names, in their order. */
export async function listPelanggaran(
  read: Reader,
  at: TempatBeritaAcara,
  room: { peserta: readonly { id: string }[] },
): Promise<{ baris: BarisRuang; act: TindakanRuang }[]> {
  const seen = new Set(room.peserta.map(({ id }) => id));
  const rows = new Map((await listBarisRuang(read, at)).map((row) => [row.id, row]));
  const acts = await listTindakanRuang(read, [...rows.keys()]);
  return acts.flatMap((act) => {
    const baris = rows.get(act.jadwal_ujian_peserta_id);
    return baris && act.jenis === 'pelanggaran' && seen.has(baris.peserta_id) ? [{ baris, act }] : [];
  });
}
