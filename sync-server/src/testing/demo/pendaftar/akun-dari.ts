import type { SignedIn } from '../../../http/route.ts';

type Pemilik = { id?: string; akun_id: string; nama: string };

/** Who has an account, signed in: applicants by their `id`, else staff. */
export const akunDari = ({ id, akun_id, nama }: Pemilik): SignedIn => ({
  akun_id,
  sesi_id: 'contoh',
  username: nama,
  email: '',
  authent: id === undefined ? 'operator' : 'peserta',
  jurusan_id: null,
  semua_program: false,
  peserta_id: id ?? null,
  avatar: null,
  masuk_ms: 0,
  ganti_sandi: false,
});
