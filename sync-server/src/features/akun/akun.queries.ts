import { and, eq, isNull, or } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { akun, sesiMasuk } from './akun.table.ts';

/** The account whose login name, participant number or NISN is `nomor`; undefined where none or several fit. */
export async function findAkunByNomor(read: Reader, nomor: string) {
  const byName = await read
    .select()
    .from(akun)
    .where(and(eq(akun.sekolah_id, schoolId), eq(akun.email, nomor.toLowerCase())));
  if (byName[0]) return byName[0];
  const byPeserta = await read
    .select({ akun })
    .from(peserta)
    .innerJoin(akun, and(eq(akun.sekolah_id, schoolId), eq(akun.id, peserta.akun_id)))
    .where(
      and(eq(peserta.sekolah_id, schoolId), or(eq(peserta.nomor_peserta, nomor), eq(peserta.nisn, nomor))),
    )
    .limit(2);
  return byPeserta.length === 1 ? byPeserta[0]?.akun : undefined;
}

/** A living login session with its account and, for a participant, the participant's id. */
export async function findSesiMasuk(read: Reader, sesiId: string) {
  const rows = await read
    .select({ akun, sesi: sesiMasuk, peserta_id: peserta.id })
    .from(sesiMasuk)
    .innerJoin(akun, and(eq(akun.sekolah_id, schoolId), eq(akun.id, sesiMasuk.akun_id)))
    .leftJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.akun_id, akun.id)))
    .where(and(eq(sesiMasuk.sekolah_id, schoolId), eq(sesiMasuk.id, sesiId), isNull(sesiMasuk.dicabut_ms)));
  return rows[0];
}

export async function findPesertaOfAkun(read: Reader, akunId: string) {
  const rows = await read
    .select()
    .from(peserta)
    .where(and(eq(peserta.sekolah_id, schoolId), eq(peserta.akun_id, akunId)));
  return rows[0];
}
