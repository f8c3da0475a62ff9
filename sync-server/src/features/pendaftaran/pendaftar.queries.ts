import { eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { lockPendaftar } from './berkas.queries.ts';
import { berkas } from './berkas.table.ts';

const noForm = 'Akun ini hanya untuk ujian, jadi tidak punya formulir pendaftaran.';

/** An applicant with what of his form is open for correction. Throws NotFound for who only takes part in exams. */
export async function getPendaftar(read: Reader, pesertaId: string | null) {
  const { id, status, nama, nomor_register, kode_verifikasi, dibuat_ms } = peserta;
  const isHis = ofSchool(berkas, eq(berkas.peserta_id, id));
  const [row] = await read
    .select({ id, status, nama, nomor_register, kode_verifikasi, dibuat_ms, terbuka: berkas.terbuka })
    .from(peserta)
    .leftJoin(berkas, isHis)
    .where(byId(peserta, pesertaId ?? ''));
  if (!row || row.status === null) throw new NotFound(noForm);
  return { ...row, status: row.status };
}

/** The same, locked until the transaction ends: of two acts on one file the second sees what the first has done. */
export async function lockOwnPendaftar(tx: Transaction, pesertaId: string | null) {
  await lockPendaftar(tx, pesertaId ?? '');
  return getPendaftar(tx, pesertaId);
}

/** Whether somebody has this registration number. */
export async function isNomorTaken(read: Reader, nomor: string): Promise<boolean> {
  const rows = await read
    .select({ id: peserta.id })
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.nomor_register, nomor)));
  return rows.length > 0;
}
