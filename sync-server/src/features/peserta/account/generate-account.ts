import type { HasilGenerateAkun } from '@spmb/shared/peserta/peserta.schema.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../db/store.ts';
import { writeAudits } from '../../../db/write-audit.ts';
import type { Tell } from '../../../jobs/progress-board.ts';
import { insertAkunPeserta } from '../../akun/account/akun.mutations.ts';
import { countPeserta } from '../rows/belum.queries.ts';
import { buildAkunPeserta } from './build-akun-peserta.ts';
import { claimPesertaAkun } from '../rows/peserta.mutations.ts';
import { countDenganAkun, listLogins, listTanpaAkun } from '../rows/peserta.queries.ts';

/** Some milliseconds of the writer: whoever answers a question meanwhile waits no longer. */
const rowsPerTx = 50;

/**
 * Makes an account with a generated card password for every participant without one, in steps that each stand for
 * themselves: interrupted or repeated, it makes those that are missing. `tell` hears how far it is.
 */
export async function generateAccount(
  { store, clock, secrets }: Context,
  actor: Actor,
  tell: Tell,
): Promise<HasilGenerateAkun> {
  const hasil: HasilGenerateAkun = { dibuat: 0, sudah_ada: await countDenganAkun(store.read), gagal: [] };
  tell({ total: await countPeserta(store.read, 'akun'), dilewati: hasil.sudah_ada });
  const { byEmail } = await listLogins(store.read);
  for (let last = ''; ;) {
    const part = await listTanpaAkun(store.read, last, rowsPerTx);
    const free = part.filter(({ nama, nomor_peserta }) => {
      const taken = byEmail.get(nomor_peserta.toLowerCase());
      if (!taken) byEmail.set(nomor_peserta.toLowerCase(), { id: '', username: nama });
      else hasil.gagal.push({ nomor_peserta, nama, alasan: describeTaken(taken.username) });
      return !taken;
    });
    hasil.dibuat += await store.tx(actor, async (tx) => {
      const nowMs = clock.nowMs();
      const accounts = [];
      const entries = [];
      for (const { id, nama, nomor_peserta } of free) {
        const account = buildAkunPeserta(secrets, nowMs, { nama, nomor_peserta, kata_sandi: '' });
        if (!(await claimPesertaAkun(tx, nowMs, id, account.id))) continue;
        accounts.push(account);
        const sesudah = { peserta_id: id, username: nama, email: nomor_peserta.toLowerCase() };
        entries.push({ tindakan: 'buat akun', tabel: 'akun', baris_id: account.id, sesudah });
      }
      await insertAkunPeserta(tx, nowMs, accounts);
      await writeAudits(tx, nowMs, entries);
      return accounts.length;
    });
    const temuan = hasil.gagal.map(({ nomor_peserta, nama, alasan }) => ({
      kunci: nomor_peserta,
      nama,
      message: alasan,
    }));
    tell({ selesai: hasil.dibuat, gagal: temuan.length, temuan });
    if (part.length < rowsPerTx) return hasil;
    last = part.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Why a participant gets no account: somebody else signs in with his number. */
export const describeTaken = (username: string) =>
  `Nomor ini sudah dipakai akun lain untuk masuk (${username}). Ganti nomor pesertanya, lalu ulangi.`;
