import { cleanText } from '../peserta/clean-text.ts';
import { checkKataSandi, sandiTidakSama } from '../akun/kata-sandi.ts';
import { parseNisn } from '../peserta/nisn.ts';
import { normalizeNomorHp } from '../peserta/nomor-hp.ts';

/** What is typed in for an account. */
interface Isian {
  username: string;
  email: string;
  userpass: string;
  repass: string;
  telepon: string;
}

/** A text of the form of an e-mail address. */
export const surel = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a sign-up, by field; the page asks before it sends, the server again. Source: rules on validation. */
export function checkRegistrasi(
  { username, email, userpass, repass, telepon }: Isian,
  regby: 'email' | 'nisn',
): Partial<Record<keyof Isian, string>> {
  const wrong: Partial<Record<keyof Isian, string>> = {};
  if (cleanText(username) === '') wrong.username = 'Nama lengkap wajib diisi.';
  if (email.trim() === '') wrong.email = `${regby === 'nisn' ? 'NISN' : 'Email'} wajib diisi.`;
  else if (regby === 'nisn' && !parseNisn(email))
    wrong.email = 'NISN terdiri dari 10 digit. Lihat di rapor atau kartu NISN.';
  else if (regby === 'email' && !surel.test(email.trim()))
    wrong.email = 'Tulis alamat email seperti nama@contoh.com.';
  if (!normalizeNomorHp(telepon)) wrong.telepon = 'Tulis nomor HP (WhatsApp) seperti 081234567890.';
  const sandi = checkKataSandi(userpass, 'peserta', [username, email]);
  if (sandi !== undefined) wrong.userpass = sandi;
  else if (userpass !== repass) wrong.repass = sandiTidakSama;
  return wrong;
}
