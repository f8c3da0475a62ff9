import type { z } from 'zod';
import { postCall, type Acted } from '../kernel/call.ts';
import type { pesanDibacaContract, pesanPribadiContract, pesanUmumContract } from './pesan.schema.ts';

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
