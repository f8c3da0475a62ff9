import type { NamaKunciPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { Context } from '../../../context.ts';
import { listKunci } from './kunci-pesan.queries.ts';

export type Kunci = Partial<Record<NamaKunciPesan, string>>;

/** The secrets of the channels that are kept, opened. */
export async function bacaKunci({ store, secrets }: Pick<Context, 'store' | 'secrets'>): Promise<Kunci> {
  const rows = await listKunci(store.read);
  return Object.fromEntries(
    rows.map(({ nama, tersegel }) => [nama, Buffer.from(secrets.open(tersegel)).toString('utf8')]),
  );
}
