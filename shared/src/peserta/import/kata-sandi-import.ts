import { isKataSandiTersering, minKataSandi } from '../../akun/kata-sandi.ts';
import { MAX_TEKS } from './import-peserta.schema.ts';

/** Shorter passwords of an imported file are taken, because cards with them are already printed, but reported. */
export const MIN_KATA_SANDI_KUAT = minKataSandi('peserta');

/** Whether a password of an imported file can be typed at a login and stored. */
export function isKataSandiDapatDipakai(kata_sandi: string): boolean {
  return kata_sandi !== '' && kata_sandi.length <= MAX_TEKS && !/\p{Cc}/u.test(kata_sandi);
}

/** Whether others guess it: short, the participant's own number, or one of the commonest. */
export function isKataSandiLemah(
  kata_sandi: string,
  peserta: { nomor_peserta: string; nisn: string },
  tersering: ReadonlySet<string>,
): boolean {
  const same = (other: string) => other.toLowerCase() === kata_sandi.toLowerCase();
  const isOwnNumber = same(peserta.nomor_peserta) || same(peserta.nisn);
  return (
    kata_sandi.length < MIN_KATA_SANDI_KUAT || isOwnNumber || isKataSandiTersering(kata_sandi, tersering)
  );
}
