import type { Putusan } from '@spmb/shared/sync/time/verdict.ts';
import { z } from 'zod';
import type { tindakan } from '../attempt/ujian.table.ts';

/** What staff decided, by the operation's place. */
export type Decisions = ReadonlyMap<string, Putusan>;

/** Place of an operation in the log. */
export const keyOfOperation = (aliranId: string, seq: number): string => `${aliranId} ${seq}`;

/** What an act on held operations carries: their places. */
const isiPutusan = z.object({ operasi: z.array(z.tuple([z.string(), z.int()])) });

const putusanOf: Partial<Record<string, Putusan>> = {
  terima_tertahan: 'diterima',
  tolak_tertahan: 'ditolak',
};

/** Decisions as the acts of an attempt carry them: each operation is decided once. */
export function decisionsOf(
  acts: readonly Pick<typeof tindakan.$inferSelect, 'jenis' | 'isi' | 'waktu_ms'>[],
): Decisions {
  const decisions = new Map<string, Putusan>();
  for (const { jenis, isi } of acts) {
    const putusan = putusanOf[jenis];
    if (!putusan) continue;
    for (const [aliranId, seq] of isiPutusan.parse(isi).operasi)
      decisions.set(keyOfOperation(aliranId, seq), putusan);
  }
  return decisions;
}
