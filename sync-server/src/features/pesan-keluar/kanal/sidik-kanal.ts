import type { PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import type { Reader } from '../../../db/store.ts';
import { listKunci } from './kunci-pesan.queries.ts';

/**
 * The same as long as channel, addresses and secrets are: a secret that is saved again, though it be the same, is another,
 * since it is sealed anew. Hours and limits are no part of it.
 */
export async function sidikKanal(read: Reader, p: PengaturanPesan): Promise<string> {
  const own = Object.entries(p).filter(([nama]) => /^(?:kanal$|gerbang_|cloud_|smtp_)/.test(nama));
  const kunci = (await listKunci(read)).map(({ nama, tersegel }) => `${nama} ${tersegel}`);
  return JSON.stringify([own, kunci.toSorted()]);
}
