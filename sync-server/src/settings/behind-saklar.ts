import type { Saklar } from '@spmb/shared/kernel/saklar.ts';
import type { Reader } from '../db/store.ts';
import { getPengaturan } from './pengaturan.queries.ts';

/** Something that is there only while the school has turned its part of the product on; always, where it names none. */
export interface BehindSaklar {
  behind?: Saklar;
}

/** What the school has turned on. */
export async function listOn(read: Reader): Promise<Saklar[]> {
  const { permohonan } = await getPengaturan(read, 'pendaftaran');
  return permohonan ? ['permohonan'] : [];
}

/** Whether something is there, of what is turned `on`. */
export const isPresent =
  (on: readonly Saklar[]) =>
  ({ behind }: BehindSaklar): boolean =>
    behind === undefined || on.includes(behind);
