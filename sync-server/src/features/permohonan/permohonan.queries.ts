import type { BarisPermohonan, FormasiPelamar, RekamPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { keadaanFormasi } from '@spmb/shared/formasi/masa-formasi.ts';
import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { asc, count, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { formasi } from '../formasi/formasi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { countPermohonan } from './count-permohonan.queries.ts';
import { peralihanPermohonan, permohonan } from './permohonan.table.ts';

const { keadaan, path, peserta_id, formasi_id } = permohonan;

/** Applications that are there, with what they name. */
export const rowsOfPermohonan = (read: Reader) =>
  read
    .select({
      id: permohonan.id,
      formasi_id,
      noreg: sql<string>`coalesce(${peserta.nomor_register}, '')`,
      nama_jabatan: formasi.nama_jabatan,
      opd: formasi.opd,
      status: sql<StatusPermohonan>`${keadaan}`,
      dokumen: path,
      dokumen_path: sql<string | null>`'/api/media/' || ${path}`,
      keterangan: permohonan.keterangan,
      diajukan_ms: permohonan.diajukan_ms,
      versi: permohonan.versi,
      peserta_id,
      nama: peserta.nama,
    })
    .from(permohonan)
    .innerJoin(formasi, byId(formasi, formasi_id))
    .innerJoin(peserta, byId(peserta, peserta_id));

export const isAda = ne(keadaan, 'TIDAK_ADA');

/** An applicant's applications, the newest first. */
export const listPermohonanOf = (read: Reader, pesertaId: string): Promise<BarisPermohonan[]> =>
  rowsOfPermohonan(read)
    .where(ofSchool(permohonan, eq(peserta_id, pesertaId), isAda))
    .orderBy(desc(permohonan.diajukan_ms), asc(permohonan.id));

/** An application with its acts, the newest first. Throws NotFound. */
export async function getRekamPermohonan(read: Reader, id: string): Promise<RekamPermohonan> {
  const [row] = await rowsOfPermohonan(read).where(ofSchool(permohonan, eq(permohonan.id, id), isAda));
  if (!row) throw new NotFound('Permohonan ini tidak ada lagi. Muat ulang daftarnya.');
  const { dari, ke, keterangan, nama: oleh, dibuat_ms } = peralihanPermohonan;
  const riwayat = await read
    .select({ dari, ke, keterangan, oleh, dibuat_ms })
    .from(peralihanPermohonan)
    .where(ofSchool(peralihanPermohonan, eq(peralihanPermohonan.permohonan_id, id)))
    .orderBy(desc(peralihanPermohonan.versi));
  return { ...row, riwayat };
}

/** An application of whatever state, locked until the transaction ends. */
export async function lockPermohonan(tx: Transaction, id: string) {
  const [row] = await lockRow(tx.select().from(permohonan).where(byId(permohonan, id)));
  return row;
}

/** The application of an applicant to a position, of whatever state. His own row is locked before. */
export async function findPermohonan(tx: Transaction, pesertaId: string, formasiId: string) {
  const [row] = await tx
    .select()
    .from(permohonan)
    .where(ofSchool(permohonan, eq(peserta_id, pesertaId), eq(formasi_id, formasiId)));
  return row;
}

/** A position, which is not deleted before the transaction ends. */
export async function lockFormasi(tx: Transaction, id: string) {
  const [row] = await lockRow(tx.select().from(formasi).where(byId(formasi, id)));
  return row;
}

/** Positions that are open on a day or will be, as an applicant sees them. */
export async function listFormasiPelamar(
  read: Reader,
  pesertaId: string,
  today: string,
): Promise<FormasiPelamar[]> {
  const rows = await read
    .select()
    .from(formasi)
    .where(ofSchool(formasi, gte(formasi.tanggal_selesai, today)))
    .orderBy(asc(formasi.tanggal_selesai), asc(formasi.nama_jabatan), asc(formasi.id));
  const counts = await countPermohonan(
    read,
    rows.map(({ id }) => id),
  );
  const own = new Map((await listPermohonanOf(read, pesertaId)).map((one) => [one.formasi_id, one.status]));
  return rows.map(({ sekolah_id: _school, versi: _versi, diubah_ms: _diubah, ...row }) => ({
    ...row,
    terbuka: keadaanFormasi(row, today) === 'terbuka',
    pelamar: counts.get(row.id)?.pelamar ?? 0,
    status: own.get(row.id) ?? null,
  }));
}

/** How many applications wait for a decision. */
export async function countMenunggu(read: Reader): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(permohonan)
    .where(ofSchool(permohonan, eq(keadaan, 'PENGAJUAN')));
  return row?.jumlah ?? 0;
}

/** Whether an application that is there names this file. */
export async function isNamedByPermohonan(read: Reader, name: string): Promise<boolean> {
  const rows = await read
    .select({ id: permohonan.id })
    .from(permohonan)
    .where(ofSchool(permohonan, eq(path, name), isAda))
    .limit(1);
  return rows.length > 0;
}
