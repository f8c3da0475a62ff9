import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { findCadanganDasbor, saveCadanganDasbor } from '../../local-db/cadangan-dasbor.ts';
import type { DeviceDb } from '../../local-db/device-db.ts';
import type { CadanganDasborRow } from '../../local-db/device-rows.ts';
import { clearMasuk, findMasuk, saveMasuk, type Masuk } from '../../local-db/masuk.ts';
import type { DurableSlot } from './sign-in-vault.ts';
import type { SignIn } from './sign-in.ts';

type Kept = Omit<SignIn, 'token' | 'type'>;

/** A login of the two rows in which it is kept. */
export const signInOf = ({ token, type }: Masuk, { isi }: CadanganDasborRow): SignIn => ({
  ...(isi as Kept),
  token,
  type,
});

/** Keeps one login in the device's database: the token in one row, what the dashboard shows without network in another. */
export const createDurableSlot = (db: DeviceDb, clock: Clock): DurableSlot => ({
  async read() {
    if (!(await db.isMade())) return undefined;
    const masuk = await findMasuk(db);
    const row = masuk && (await findCadanganDasbor(db, masuk.akun_id));
    return row && signInOf(masuk, row);
  },
  async write(signIn) {
    const { token, type, ...kept } = signIn;
    const { username, email, authent } = signIn.user;
    const berakhir_ms = signIn.dibuat_ms + signIn.expires_in * 1000;
    await db.transaction('rw', db.masuk, db.cadangan_dasbor, async () => {
      await saveCadanganDasbor(db, email, kept, clock.nowMs());
      await saveMasuk(db, { akun_id: email, nama: username, authent, type, token, berakhir_ms });
    });
  },
  remove: () => clearMasuk(db),
});
