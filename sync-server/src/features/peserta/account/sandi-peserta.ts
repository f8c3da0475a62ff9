import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { tanpaSandiKartu } from '@spmb/shared/peserta/sandi-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { generateSandiKartu, hashKartu } from '../../../server/sandi/sandi.ts';
import { insertAkunPeserta, updateAkunSandi } from '../../akun/account/akun.mutations.ts';
import { closePermintaan } from '../../akun/sandi/permintaan-sandi.mutations.ts';
import { buildAkunPeserta } from './build-akun-peserta.ts';
import { describeTaken } from './generate-account.ts';
import { findNamaOfLogin, lockPesertaAkun, type PesertaAkun } from './peserta-akun.queries.ts';
import { getPesertaOfStaff } from './peserta-of-staff.ts';
import { claimPesertaAkun } from '../rows/peserta.mutations.ts';
import { readSandiKartu } from '../../../server/sandi/sandi-kartu.ts';

interface Asked {
  id: string;
  alasan?: string | null | undefined;
}

const notActive =
  'Akun peserta ini dinonaktifkan, jadi kata sandi apa pun tidak membukanya. Minta administrator mengaktifkannya di menu Akun.';

/** The password on a participant's card, on record. Refuses where none is known, with the way out. */
export async function showSandi(context: Context, staff: SignedIn, { id, alasan }: Asked) {
  const { store, clock, secrets } = context;
  const found = await getPesertaOfStaff(context, staff, id);
  const read = readSandiKartu(secrets, found.akun);
  if (read.keadaan !== 'kartu') throw new Refusal(tanpaSandiKartu[read.keadaan].pesan);
  await store.tx(actorOf(staff), (tx) =>
    record(tx, clock.nowMs(), 'lihat sandi kartu', found.akun?.id ?? '', found, alasan),
  );
  return { nama: found.nama, sandi: read.sandi };
}

/**
 * A new card password, on record. It ends the participant's login sessions; his exam goes on, since answers are
 * delivered without a login (S16) and the same device keeps its lease when he signs in again (S8). Who has no account
 * gets one.
 */
export async function renewSandi(context: Context, staff: SignedIn, { id, alasan }: Asked) {
  const { store, clock, secrets, loginDelay, signedIn } = context;
  await getPesertaOfStaff(context, staff, id);
  const sandi = generateSandiKartu();
  const { nama, akunId } = await store.tx(actorOf(staff), async (tx) => {
    const nowMs = clock.nowMs();
    const found = await lockPesertaAkun(tx, id);
    if (!found) throw new NotFound();
    if (found.akun && found.akun.status !== 0) throw new Refusal(notActive);
    const akunId = found.akun?.id ?? (await makeAkun(context, tx, nowMs, found, sandi));
    if (found.akun) {
      await updateAkunSandi(tx, nowMs, akunId, {
        sandi_jenis: 'kartu',
        sandi_hash: hashKartu(secrets, akunId, sandi),
        sandi_tersegel: secrets.seal(utf8(sandi)),
        ganti_sandi: false,
      });
      await closePermintaan(tx, akunId, 'dijawab');
    }
    await record(tx, nowMs, found.akun ? 'sandi baru' : 'buat akun', akunId, found, alasan);
    return { ...found, akunId };
  });
  signedIn.clear();
  loginDelay.clear(akunId);
  return { nama, sandi };
}

/** The rule of api/generate-account for one participant; the answer is the account's id. */
async function makeAkun(
  { secrets }: Context,
  tx: Transaction,
  nowMs: number,
  { id, nama, nomor_peserta }: PesertaAkun,
  sandi: string,
): Promise<string> {
  const taken = await findNamaOfLogin(tx, nomor_peserta);
  if (taken !== undefined) throw new Refusal(describeTaken(taken));
  const account = buildAkunPeserta(secrets, nowMs, { nama, nomor_peserta, kata_sandi: sandi });
  await claimPesertaAkun(tx, nowMs, id, account.id);
  await insertAkunPeserta(tx, nowMs, [account]);
  return account.id;
}

/** Who did it to whom and when: never the password. */
const record = (
  tx: Transaction,
  nowMs: number,
  tindakan: string,
  akunId: string,
  { id, nomor_peserta }: PesertaAkun,
  alasan: string | null | undefined,
): Promise<void> =>
  writeAudit(tx, nowMs, {
    tindakan,
    tabel: 'akun',
    baris_id: akunId,
    sesudah: { peserta_id: id, nomor_peserta },
    alasan: alasan || 'tanpa alasan',
  });
