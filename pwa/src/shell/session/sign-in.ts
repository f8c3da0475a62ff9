import type { TokenAnswer } from '@spmb/shared/akun/token.ts';

/** Who is signed in, as this device keeps the answer of `api/user-info`. */
export interface UserInfo {
  username: string;
  email: string;
  avatar: string | null;
  /** administrator, supervisor, operator, guru, peserta; any other word is treated as staff without rights. */
  authent: string;
  peserta: PesertaInfo | null;
  /** Where the photo is read, with the login only; missing or null: none. */
  avatar_path?: string | null;
  /** Signed in with a one-time password: nothing opens before it is changed. */
  ganti_sandi?: boolean;
  capabilities?: string[];
}

export interface PesertaInfo {
  nomor_peserta: string;
  nisn: string | null;
  nama: string;
  ruang: string | null;
  kursi: string | null;
  /** Name of the stored photo. */
  foto: string | null;
}

/** What this device keeps of a login. */
export interface SignIn extends TokenAnswer {
  dibuat_ms: number;
  ingat: boolean;
  /** An attempt began or ended with it: it is kept for as long as that one runs. */
  ujian?: boolean;
  user: UserInfo;
  /** Last answers of the server that the dashboard shows while there is no network. */
  ingatan: Readonly<Record<string, unknown>>;
}

/** A login has ended when its age reaches `expires_in` (1 §4). A wall clock set back does not end it. */
export const isExpired = (signIn: SignIn, ageMs: number): boolean => ageMs >= signIn.expires_in * 1000;

/** Start page of a role; an unknown role counts as staff (1 §4). */
export const startPathOf = (authent: string): string =>
  authent === 'peserta' ? '/peserta/dashboard' : '/backend/dashboard';

/** Back to where the guard came from (`state.dari`), if that is in the account's own area; else its start page. */
export function pathAfterLogin(state: unknown, authent: string): string {
  const from = (state as { dari?: unknown } | null)?.dari;
  const area = authent === 'peserta' ? '/peserta/' : '/backend/';
  return typeof from === 'string' && from.startsWith(area) ? from : startPathOf(authent);
}
