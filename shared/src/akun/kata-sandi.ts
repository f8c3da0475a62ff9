import type { Holder } from '../kernel/role.ts';
import { normalizeNamaMasuk } from './nama-masuk.ts';

/** Text of the specification for a repetition that differs (1 §8). */
export const sandiTidakSama = 'Opps kata sandi tidak sama';

/** Fewest signs of a password that its owner chooses. */
export const minKataSandi = (authent: Holder): number => (authent === 'peserta' ? 6 : 10);

/** What a screen says beside the field before anything is typed. */
export const petunjukKataSandi = (authent: Holder): string =>
  `Paling sedikit ${minKataSandi(authent)} karakter, dan bukan yang banyak dipakai orang.`;

/** Whether a password is one of the commonest, whatever its capitals and spaces. */
export const isKataSandiTersering = (sandi: string, tersering: ReadonlySet<string>): boolean =>
  tersering.has(normalizeNamaMasuk(sandi));

/**
 * What is wrong with a password that its owner chose; `names` are his name, number and e-mail (N32). `tersering` holds
 * the commonest passwords as `normalizeNamaMasuk` writes them: the server knows them, a page judges without.
 */
export function checkKataSandi(
  sandi: string,
  authent: Holder,
  names: readonly string[],
  tersering: ReadonlySet<string> = new Set(),
): string | undefined {
  const least = minKataSandi(authent);
  // Counted in signs as people see them, not in halves of them; spaces around them make nothing longer.
  if ([...sandi.trim()].length < least) return `Kata sandi paling sedikit ${least} karakter.`;
  if (sandi.length > 200) return 'Kata sandi paling panjang 200 karakter.';
  if (names.some((name) => normalizeNamaMasuk(name) === normalizeNamaMasuk(sandi)))
    return 'Kata sandi tidak boleh sama dengan nama, nomor, atau email Anda.';
  if (isKataSandiTersering(sandi, tersering))
    return 'Kata sandi ini termasuk yang paling sering dipakai orang, jadi mudah ditebak. Pilih yang lain, misalnya tiga kata yang hanya Anda ingat.';
  return undefined;
}
