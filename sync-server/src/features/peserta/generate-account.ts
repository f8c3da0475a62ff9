import type { HasilGenerateAkun } from '@spmb/shared/peserta/peserta.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Actor } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertAkunPeserta } from '../akun/akun.mutations.ts';
import { buildAkunPeserta } from './build-akun-peserta.ts';
import { claimPesertaAkun } from './peserta.mutations.ts';
import { countDenganAkun, listLogins, listTanpaAkun } from './peserta.queries.ts';

const rowsPerTx = 15;

/** Makes an account with a generated card password for every participant without one. A repeat makes none. */
export async function generateAccount(
  { store, clock, secrets }: Context,
  actor: Actor,
): Promise<HasilGenerateAkun> {
  const hasil: HasilGenerateAkun = { dibuat: 0, sudah_ada: await countDenganAkun(store.read), gagal: [] };
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
      for (const { id, nama, nomor_peserta } of free) {
        const account = buildAkunPeserta(secrets, nowMs, { nama, nomor_peserta, kata_sandi: '' });
        if (!(await claimPesertaAkun(tx, nowMs, id, account.id))) continue;
        accounts.push(account);
        const sesudah = { peserta_id: id, email: nomor_peserta };
        await writeAudit(tx, nowMs, { tindakan: 'buat akun', tabel: 'akun', baris_id: account.id, sesudah });
      }
      await insertAkunPeserta(tx, nowMs, accounts);
      return accounts.length;
    });
    if (part.length < rowsPerTx) return hasil;
    last = part.at(-1)?.id ?? last;
    await setImmediate();
  }
}

const describeTaken = (username: string) =>
  `Nomor ini sudah dipakai akun lain untuk masuk (${username}). Ganti nomor pesertanya, lalu ulangi.`;
