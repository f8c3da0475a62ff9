import type { Transaction } from '../../../db/store.ts';
import { antrekanPesan } from '../antrean/antrekan.mutations.ts';
import type { Keluar } from './kabarkan.queries.ts';

/** Queues it in the transaction that puts the letters into the inboxes. Answers how many are new. */
export const antrekanKabar = async (
  tx: Transaction,
  nowMs: number,
  keluar: Keluar | undefined,
): Promise<number> => (keluar ? antrekanPesan(tx, nowMs, keluar.asal, keluar.surat) : 0);

/** What staff are told of so many messages, after what they are told of the inboxes. */
export const kataKeluar = (keluar: Keluar | undefined, jumlah: number): string =>
  keluar && jumlah > 0
    ? ` ${jumlah} pesan antre ke ${keluar.asal.media === 'wa' ? 'WhatsApp' : 'surel'}.`
    : '';
