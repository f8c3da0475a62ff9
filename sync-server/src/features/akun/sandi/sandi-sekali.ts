import type { Secrets } from '../../../server/secrets/secrets.ts';
import { generateSandiKartu, hashKartu } from '../../../server/sandi/sandi.ts';

/** A one-time password of an account: `sandi` is told once, `stored` are the columns that know it again. */
export function buildSandiSekali(secrets: Secrets, akunId: string) {
  const sandi = generateSandiKartu();
  const stored = {
    sandi_jenis: 'kartu' as const,
    sandi_hash: hashKartu(secrets, akunId, sandi),
    sandi_tersegel: null,
    ganti_sandi: true,
  };
  return { sandi, stored };
}
