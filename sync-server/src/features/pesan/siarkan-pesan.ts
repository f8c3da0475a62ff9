import type { PesanSaatUjian } from '@spmb/shared/absen/absen-row.schema.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import { liveTopic } from '../../live/live-topic.ts';
import { findBaris } from './rows/pesan.queries.ts';

/** News of every conversation, for the pages of staff. */
export const topikPanitia = 'pesan';
/** News of one applicant's conversation, for his own pages. */
export const topikPendaftar = (pesertaId: string): string => `pesan|${pesertaId}`;

/** Says that something changed, not what: whoever hears it counts anew. */
const news = { id: '*' };

/** Tells open pages of both sides, once it is durable, that a conversation changed; undefined: any of them. */
export const siarkanPesan = (live: LiveHub, tx: Transaction, pesertaId?: string): void =>
  tx.afterCommit(() => {
    live.publish(topikPanitia, news);
    if (pesertaId !== undefined) live.publish(topikPendaftar(pesertaId), news);
  });

/** Tells an applicant's own pages that he has read an answer: of thousands who read theirs the staff's pages hear nothing. */
export const siarkanTerbaca = (live: LiveHub, tx: Transaction, pesertaId: string): void =>
  tx.afterCommit(() => live.publish(topikPendaftar(pesertaId), news));

/** A row of an exam, with the date and session in which it is watched. */
export interface BarisUjian {
  id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
}

/** Tells whoever watches the room what a participant has written; null: he is answered. */
export const siarkanKeRuang = (
  live: LiveHub,
  tx: Transaction,
  { id, tanggal, jadwal_ujian_sesi_id }: BarisUjian,
  pesan_panitia: PesanSaatUjian | null,
): void =>
  tx.afterCommit(() => live.publish(liveTopic(tanggal, jadwal_ujian_sesi_id), { id, pesan_panitia }));

/** The same where the row is known by its id alone; null: he sat no exam. */
export async function siarkanTerjawab(
  live: LiveHub,
  tx: Transaction & Reader,
  barisId: string | null,
): Promise<void> {
  const baris = barisId === null ? undefined : await findBaris(tx, barisId);
  if (baris) siarkanKeRuang(live, tx, baris, null);
}
