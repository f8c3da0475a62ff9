import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { insertAkunSekali } from '../../akun/sandi/akun-sekali.mutations.ts';
import { claimPesertaAkun } from '../../peserta/rows/peserta.mutations.ts';
import type { Ditemukan } from './pendaftar-bernomor.queries.ts';

/** How an applicant signs in; `sandi` is told once, and null where he has an account already. */
export interface AkunPendaftar {
  akun_id: string;
  masuk: string;
  sandi: string | null;
}

/** The account of an applicant at the desk, made where he has none. Refuses a number by which somebody else signs in. */
export async function beriAkun(
  { secrets }: Context,
  tx: Transaction,
  nowMs: number,
  own: Ditemukan,
  nama: string,
): Promise<AkunPendaftar> {
  if (own.akun_id !== null) return { akun_id: own.akun_id, masuk: own.masuk ?? '', sandi: null };
  const akun_id = newId(nowMs);
  const masuk = own.nomor_peserta.toLowerCase();
  const account = { id: akun_id, username: nama, email: masuk, authent: 'peserta' as const };
  const sandi = await insertAkunSekali(tx, nowMs, secrets, account);
  if (sandi === undefined)
    throw new Refusal(
      `${own.nomor_peserta} sudah dipakai akun lain untuk masuk. Ganti nama masuk akun itu di menu Akun, lalu kirim lagi.`,
    );
  await claimPesertaAkun(tx, nowMs, own.id, akun_id);
  const sesudah = { peserta_id: own.id, username: nama, email: masuk };
  await writeAudit(tx, nowMs, { tindakan: 'buat akun', tabel: 'akun', baris_id: akun_id, sesudah });
  return { akun_id, masuk, sandi };
}
