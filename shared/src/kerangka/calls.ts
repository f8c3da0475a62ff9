import { getCall } from '../kernel/call.ts';
import type { Tugas } from './beranda.schema.ts';
import type { HasilCari } from './cari.schema.ts';

/** What waits for this account, what is due today first. */
export const beranda = getCall('/api/beranda', 'masuk').of<undefined, Tugas[]>();
/** Records that hold every word of `q`, of all kinds that this account may open. */
export const cari = getCall('/api/cari', 'masuk').of<{ q: string }, HasilCari[]>();
