import type { Secrets } from '../secrets/secrets.ts';

/** What an account keeps of its password. */
export interface SandiTersimpan {
  sandi_jenis: 'kartu' | 'argon2id';
  sandi_tersegel: string | null;
  ganti_sandi: boolean;
}

/** The password on a participant's card, or why there is none to show. */
export function readSandiKartu(
  secrets: Secrets,
  akun: SandiTersimpan | null,
): { keadaan: 'kartu'; sandi: string } | { keadaan: 'tanpa-akun' | 'sendiri' | 'sekali' | 'hilang' } {
  if (!akun) return { keadaan: 'tanpa-akun' };
  if (akun.sandi_jenis !== 'kartu') return { keadaan: 'sendiri' };
  if (akun.ganti_sandi) return { keadaan: 'sekali' };
  try {
    return { keadaan: 'kartu', sandi: Buffer.from(secrets.open(akun.sandi_tersegel ?? '')).toString() };
  } catch {
    // Sealed by another key file: what cannot be read any more.
    return { keadaan: 'hilang' };
  }
}
