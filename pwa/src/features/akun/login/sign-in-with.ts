import { masukAkun, userInfo } from '@spmb/shared/akun/calls.ts';
import type { TokenAnswer } from '@spmb/shared/akun/token.ts';
import type { DeviceProofs } from '../../../shell/session/device-proofs.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { CallError, isUnanswered } from '../../../http/call-error.ts';
import { endPush } from '../../../shell/session/end-push.ts';
import type { UserInfo } from '../../../shell/session/sign-in.ts';

export const loginTexts = {
  kosong: 'Mohon lengkapi nomor peserta dan kata sandi',
  gagal: 'Nomor peserta atau kata sandi salah. Silakan periksa kembali dan coba lagi.',
  sistem: 'Terjadi kesalahan sistem. Silakan coba lagi atau hubungi administrator.',
  proses: 'Sedang memproses login...',
  berhasil: 'Login berhasil! Mengalihkan ke dashboard...',
} as const;

export type LoginResult =
  | { jenis: 'berhasil'; token: TokenAnswer; user: UserInfo }
  /** `gagal` and `sistem` are the written texts, `tunda` the server's own (slowed down), `putus` no answer came. */
  | { jenis: 'gagal' | 'sistem' | 'tunda'; failure: Failure }
  | { jenis: 'putus' };

/** Participants type numbers as they stand on the card: with spaces. */
export const withoutSpaces = (number: string): string => number.replaceAll(/\s/g, '');

const isToken = (answer: TokenAnswer): boolean =>
  Boolean(answer.token && answer.type) && Number.isFinite(answer.expires_in);

/** Fetches a token and who it belongs to. Never rejects. `proofs` show that the device was signed in before, and keep it. */
export async function signInWith(
  { http, proofs }: { http: Pick<HttpClient, 'call' | 'as'>; proofs: DeviceProofs },
  form: { nomor: string; sandi: string; ingat: boolean },
): Promise<LoginResult> {
  try {
    const { bukti_perangkat, ...token } = await http.call(masukAkun, {
      email: withoutSpaces(form.nomor),
      password: form.sandi,
      ingat: form.ingat,
      bukti_perangkat: proofs.find(form.nomor),
    });
    if (!isToken(token)) return { jenis: 'gagal', failure: { text: loginTexts.gagal } };
    const user: UserInfo = await http.as(token).call(userInfo);
    if (!user.authent) return { jenis: 'gagal', failure: { text: loginTexts.gagal } };
    void endPush(user.email);
    proofs.keep([form.nomor, ...namesOf(user)], bukti_perangkat);
    return { jenis: 'berhasil', token, user: { ...user, peserta: user.peserta ?? null } };
  } catch (problem) {
    return resultOf(problem);
  }
}

/** What the account can be signed in with. */
export const namesOf = ({ email, peserta }: UserInfo): string[] =>
  [email, ...(peserta ? [peserta.nomor_peserta, peserta.nisn ?? ''] : [])].filter((name) => name !== '');

function resultOf(problem: unknown): LoginResult {
  const { text, detail } = failureOf(problem);
  const isOurs = problem instanceof CallError;
  if (isUnanswered(problem)) return { jenis: 'putus' };
  const isSlowed = isOurs && (problem.httpStatus === 429 || problem.httpStatus === 503);
  // A sentence of the server's own; a proxy's 503 has none.
  if (isSlowed && problem.rincian === undefined) return { jenis: 'tunda', failure: { text } };
  if (isOurs && problem.httpStatus < 500) return { jenis: 'gagal', failure: { text: loginTexts.gagal } };
  return { jenis: 'sistem', failure: { text: loginTexts.sistem, detail } };
}
