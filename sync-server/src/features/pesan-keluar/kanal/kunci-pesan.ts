import type { NamaKunciPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { Reader } from '../../../db/store.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import { listKunci } from './kunci-pesan.queries.ts';

export type NamaKunci = NamaKunciPesan | 'webhook';
export type Kunci = Partial<Record<NamaKunci, string>>;

/** The secrets of the channels that are kept, opened; `webhook`: what its address is made from. */
export async function bacaKunci(read: Reader, secrets: Secrets): Promise<Kunci> {
  const rows = await listKunci(read);
  return Object.fromEntries(
    rows.map(({ nama, tersegel }) => [nama, Buffer.from(secrets.open(tersegel)).toString('utf8')]),
  );
}
