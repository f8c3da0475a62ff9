import type { Capability } from '../kernel/capability.ts';
import type { Holder } from '../kernel/role.ts';

/** The own account (api/user-info): who it is, what it may do, and the participant's card. */
export interface UserInfo {
  id: string;
  username: string;
  email: string;
  avatar: string | null;
  /** Where the photo is read, with the login only. */
  avatar_path: string | null;
  authent: Holder;
  jurusan_id: string | null;
  /** Signed in with a one-time password: nothing opens before it is changed. */
  ganti_sandi: boolean;
  capabilities: Capability[];
  /** null: no participant. */
  peserta: {
    nomor_peserta: string;
    nisn: string | null;
    nama: string;
    ruang: string | null;
    kursi: string | null;
    /** Name of the stored photo. */
    foto: string | null;
  } | null;
}
