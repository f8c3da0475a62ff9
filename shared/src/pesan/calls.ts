import type { z } from 'zod';
import { getCall, postCall, type Acted, type EventsAnswer } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { BarisPercakapan, PercakapanTerbuka, WaktuJawab } from './percakapan.ts';
import type {
  balasContract,
  kirimPesanContract,
  percakapanDibacaContract,
  pesanDibacaContract,
  pesanPribadiContract,
  pesanUmumContract,
  petugasContract,
  selesaiContract,
} from './pesan.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
/** Answers to how many participants it went. */
type Terkirim = Acted<{ data: { jumlah: number } }>;

// Messages to the inbox of participants (N42).
export const pesanUmum = postCall('/api/jadwal-ujian-peserta-public-pesan', 'kelolaJadwal').of<
  Sent<typeof pesanUmumContract>,
  Terkirim
>();
export const pesanPribadi = postCall('/api/jadwal-ujian-peserta-private-pesan', 'kelolaJadwal').of<
  Sent<typeof pesanPribadiContract>,
  Terkirim
>();
export const pesanDibaca = postCall('/api/peserta/pesan-dibaca', 'ikutUjian').of<
  Sent<typeof pesanDibacaContract>,
  Acted
>();

/** A participant writes to the committee (N42). */
export const kirimPesan = postCall('/api/peserta/dashboard-kirim-pesan', 'ikutUjian').of<
  Sent<typeof kirimPesanContract>,
  Acted
>();

/** Unread answers of the committee as they come: events `hitungan` of HitunganBalasan, and `detak`. */
export const balasanLive = getCall('/api/peserta/pesan/live', 'ikutUjian').of<undefined, EventsAnswer>();

// The staff's inbox: what applicants have written, and its answers.
/** `?saring=` narrows the list; without a page it is the first 500. */
export const daftarPercakapan = getCall('/api/pesan', 'verifikasiBerkas').of<
  ListAsk,
  Lines<BarisPercakapan>
>();
export const percakapan = getCall('/api/pesan/:id', 'verifikasiBerkas').of<undefined, PercakapanTerbuka>();
/** What waits in the inbox as it changes: events `hitungan` of HitunganPesan, and `detak`. */
export const pesanLive = getCall('/api/pesan-masuk/live', 'verifikasiBerkas').of<undefined, EventsAnswer>();
export const waktuJawab = getCall('/api/pesan-waktu-jawab', 'verifikasiBerkas').of<undefined, WaktuJawab>();
/** Who may look after a conversation. */
export const petugasCombo = getCall('/api/pesan-petugas-combo', 'verifikasiBerkas').of<
  undefined,
  { value: string; label: string }[]
>();
type Terbuka = Acted<{ data: PercakapanTerbuka }>;
/** Refused (409) with `data`, the conversation as it is, where somebody has written meanwhile. */
export const balasPesan = postCall('/api/pesan-balas', 'verifikasiBerkas').of<
  Sent<typeof balasContract>,
  Terbuka
>();
export const percakapanDibaca = postCall('/api/pesan-dibaca', 'verifikasiBerkas').of<
  Sent<typeof percakapanDibacaContract>,
  Terbuka
>();
export const serahkanPercakapan = postCall('/api/pesan-petugas', 'verifikasiBerkas').of<
  Sent<typeof petugasContract>,
  Terbuka
>();
export const selesaikanPercakapan = postCall('/api/pesan-selesai', 'verifikasiBerkas').of<
  Sent<typeof selesaiContract>,
  Terbuka
>();
