import { getCall } from '../kernel/call.ts';
import type { Naskah } from '../persetujuan/naskah.ts';
import type { Percakapan } from '../pesan/percakapan.ts';
import type { SanggahanPendaftar } from '../sanggahan/sanggahan.ts';
import type { Informasi } from './garis-waktu.ts';
import type { Kabar } from './kabar-status.ts';

/** What an applicant's dashboard says of his application (api/peserta/dasbor-pendaftar). */
export interface DasborPendaftar {
  /** '' before the first send. */
  nomor_register: string;
  status: number;
  status_kata: string;
  kabar: Kabar;
  /** What the committee wrote with its last decision, and its reasons in words; '' and none where nothing was decided last. */
  pesan: string;
  alasan: string[];
  /** Labels of what may be corrected; null: the whole form, or nothing where the status lets nobody write. */
  terbuka: string[] | null;
  informasis: Informasi[];
  /** What is waited for; null: nothing that has a date. */
  hitung_mundur: { title: string; waktu_ms: number } | null;
  pesans: Percakapan[];
  sanggahan: SanggahanPendaftar;
  /** The declaration that he is asked to agree to again; null: he is not. */
  persetujuan?: Naskah | null;
  server_ms: number;
}

export const dasborPendaftar = getCall('/api/peserta/dasbor-pendaftar', 'ikutUjian').of<
  undefined,
  DasborPendaftar
>();
