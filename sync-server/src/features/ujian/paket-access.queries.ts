import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjianPeserta } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { paket, paketGambar } from './paket.table.ts';

const onRoster = (pesertaId: string) =>
  and(
    eq(jadwalUjianPeserta.sekolah_id, schoolId),
    eq(jadwalUjianPeserta.jadwal_ujian_id, paket.jadwal_ujian_id),
    eq(jadwalUjianPeserta.tanggal, paket.tanggal),
    eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, paket.jadwal_ujian_sesi_id),
    eq(jadwalUjianPeserta.peserta_id, pesertaId),
  );

/** Body of a sealed sheet whose schedule and session the participant sits; undefined for all others. */
export async function findPaketOfPeserta(
  read: Reader,
  pesertaId: string,
  id: string,
): Promise<string | undefined> {
  const rows = await read
    .select({ isi: paket.isi })
    .from(paket)
    .innerJoin(jadwalUjianPeserta, onRoster(pesertaId))
    .where(and(eq(paket.sekolah_id, schoolId), eq(paket.id, id)))
    .limit(1);
  return rows[0]?.isi;
}

/** Whether an encrypted image belongs to a sheet that the participant sits. */
export async function findPaketOfGambar(read: Reader, pesertaId: string, alamat: string): Promise<boolean> {
  const rows = await read
    .select({ id: paket.id })
    .from(paketGambar)
    .innerJoin(paket, and(eq(paket.sekolah_id, schoolId), eq(paket.id, paketGambar.paket_id)))
    .innerJoin(jadwalUjianPeserta, onRoster(pesertaId))
    .where(and(eq(paketGambar.sekolah_id, schoolId), eq(paketGambar.alamat, alamat)))
    .limit(1);
  return rows.length > 0;
}
