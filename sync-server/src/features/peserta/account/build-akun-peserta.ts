import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { newId } from '../../../db/new-id.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import type { NewAkunPeserta } from '../../akun/account/akun.mutations.ts';
import { generateSandiKartu, hashKartu } from '../../../server/sandi/sandi.ts';

/**
 * A participant's account with the password of his card: the one that the school printed, or a generated one. It is
 * kept sealed, so that the card can be printed again, and checked by a keyed fast hash.
 */
export function buildAkunPeserta(
  secrets: Secrets,
  nowMs: number,
  { nama, nomor_peserta, kata_sandi }: { nama: string; nomor_peserta: string; kata_sandi: string },
): NewAkunPeserta {
  const id = newId(nowMs);
  const sandi = kata_sandi === '' ? generateSandiKartu() : kata_sandi;
  return {
    id,
    username: nama,
    email: nomor_peserta,
    sandi_hash: hashKartu(secrets, id, sandi),
    sandi_tersegel: secrets.seal(utf8(sandi)),
  };
}
