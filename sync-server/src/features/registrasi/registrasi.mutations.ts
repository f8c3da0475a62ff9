import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertAkunIfFree } from '../akun/account/akun.mutations.ts';
import { findOwnerOfNama } from '../peserta/account/masuk.queries.ts';
import { insertPeserta } from '../peserta/rows/peserta.mutations.ts';

export interface Pendaftar {
  nama: string;
  /** As he signs in: his NISN or his e-mail, in small letters. */
  namaMasuk: string;
  nisn: string | null;
  nomor_hp: string;
  sandi_hash: string;
  kode_verifikasi: string;
}

/**
 * The account of a new applicant with an empty draft of his file, unless somebody signs in with that number already, or
 * could.
 */
export async function insertPendaftar(tx: Transaction, nowMs: number, pendaftar: Pendaftar): Promise<void> {
  const { nama, namaMasuk, sandi_hash, ...own } = pendaftar;
  const akun_id = newId(nowMs);
  if ((await findOwnerOfNama(tx, namaMasuk, akun_id)) !== undefined) return;
  const account = { id: akun_id, username: nama, email: namaMasuk, sandi_hash };
  // Of two that come at once the later one finds it taken here.
  if (!(await insertAkunIfFree(tx, nowMs, { ...account, authent: 'peserta', sandi_jenis: 'argon2id' })))
    return;
  const draft = {
    id: newId(nowMs),
    akun_id,
    nomor_peserta: namaMasuk,
    jenis_kelamin: '' as const,
    status: 0,
  };
  await insertPeserta(tx, nowMs, [{ ...own, nama, ...draft }]);
  const sesudah = { peserta_id: draft.id, username: nama, email: namaMasuk };
  await writeAudit(tx, nowMs, { tindakan: 'daftar akun', tabel: 'akun', baris_id: akun_id, sesudah });
}
