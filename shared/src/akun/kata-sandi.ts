import type { Holder } from '../kernel/role.ts';
import { normalizeNamaMasuk } from './nama-masuk.ts';

/** Text of the specification for a repetition that differs (1 §8). */
export const sandiTidakSama = 'Opps kata sandi tidak sama';

const terpendek = (authent: Holder): number => (authent === 'peserta' ? 6 : 8);

/** What is wrong with a password that its owner chose; `names` are his name, number and e-mail (N32). */
export function checkKataSandi(sandi: string, authent: Holder, names: readonly string[]): string | undefined {
  const least = terpendek(authent);
  // Counted in signs as people see them, not in halves of them.
  if ([...sandi].length < least) return `Kata sandi paling sedikit ${least} karakter.`;
  if (sandi.length > 200) return 'Kata sandi paling panjang 200 karakter.';
  if (names.some((name) => normalizeNamaMasuk(name) === normalizeNamaMasuk(sandi)))
    return 'Kata sandi tidak boleh sama dengan nama, nomor, atau email Anda.';
  return undefined;
}
