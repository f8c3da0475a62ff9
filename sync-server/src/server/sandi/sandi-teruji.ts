import { checkKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Holder } from '@spmb/shared/kernel/role.ts';
import type { HashTurn } from '../work/slow-hashes.ts';
import { hashSandi } from './sandi.ts';
import { loadSandiTersering } from './sandi-tersering.ts';

declare const teruji: unique symbol;

/** A password that its owner chose and that fulfils the rule: no other chosen one is hashed for storing. */
export type SandiTeruji = string & { readonly [teruji]: true };

/** Refuses at `field` what breaks the rule for the role; `names` are the owner's name, number and e-mail. */
export async function judgeSandi(
  field: string,
  sandi: string,
  authent: Holder,
  names: readonly string[],
): Promise<SandiTeruji> {
  const wrong = checkKataSandi(sandi, authent, names, await loadSandiTersering());
  if (wrong === undefined) return sandi as SandiTeruji;
  throw new Refusal(wrong, 200, { kesalahan: { [field]: wrong }, jenis: 'isian-salah' });
}

/** Argon2id of a chosen password; `who` asks for it, and waits in `lane`. */
export const hashSandiTeruji = (
  sandi: SandiTeruji,
  who: string,
  lane: HashTurn['lane'] = 'dikenal',
): Promise<string> => hashSandi(sandi, { lane, group: who });
