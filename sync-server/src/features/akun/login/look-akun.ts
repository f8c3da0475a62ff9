import type { Context } from '../../../context.ts';
import type { FindHolder } from '../../../http/door/authenticator.ts';

/** Finds the account behind a login session: nobody once either is over. */
export const buildAkunLook =
  ({ store, ahead }: Context): FindHolder =>
  async (sesiId, nowMs) => {
    const found = await ahead.findSesiMasuk(store.read, sesiId);
    if (!found || found.akun.status !== 0 || found.sesi.kedaluwarsa_ms <= nowMs) return undefined;
    const { id, username, email, authent, jurusan_id, semua_program, avatar, ganti_sandi } = found.akun;
    return {
      akun_id: id,
      sesi_id: sesiId,
      username,
      email,
      authent,
      jurusan_id,
      semua_program,
      avatar,
      peserta_id: found.peserta_id,
      masuk_ms: found.sesi.dibuat_ms,
      ganti_sandi,
    };
  };
