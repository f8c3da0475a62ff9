import { normalizeNamaMasuk } from '@spmb/shared/akun/nama-masuk.ts';

/** The list is ranked; so many of its first are refused (ASVS 2.1.7 asks for at least a thousand). */
const jumlah = 10_000;
let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The commonest passwords, in small letters and without spaces. Read with the first password that is judged: a server
 * where nobody changes one does not carry them.
 */
export const loadSandiTersering = (): Promise<ReadonlySet<string>> => (loading ??= load());

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, jumlah).map(normalizeNamaMasuk));
}
