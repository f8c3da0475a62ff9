import type { UserInfo } from '@spmb/shared/akun/user-info.ts';
import { capabilitiesOf } from '@spmb/shared/kernel/capability.ts';
import type { Context } from '../../../context.ts';
import type { SignedIn } from '../../../http/route.ts';

/** What `api/user-info` answers of an account: who it is, what it may do, and the participant's card. */
export async function userInfoOf(
  { store, ahead }: Context,
  akun: Pick<
    SignedIn,
    'akun_id' | 'username' | 'email' | 'avatar' | 'authent' | 'jurusan_id' | 'ganti_sandi'
  >,
): Promise<UserInfo> {
  const { akun_id: id, username, email, avatar, authent, jurusan_id, ganti_sandi } = akun;
  const own = authent === 'peserta' ? await ahead.findPesertaOfAkun(store.read, id) : undefined;
  const peserta = own && {
    nomor_peserta: own.nomor_peserta,
    nisn: own.nisn,
    nama: own.nama,
    ruang: own.ruang,
    kursi: own.kursi,
    foto: own.foto,
  };
  return {
    id,
    username,
    email,
    avatar,
    avatar_path: avatar && `/api/media/${avatar}`,
    authent,
    jurusan_id,
    ganti_sandi,
    capabilities: capabilitiesOf(authent),
    peserta: peserta ?? null,
  };
}
