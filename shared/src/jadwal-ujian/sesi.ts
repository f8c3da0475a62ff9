import { z } from 'zod';

const jam = z.string('Isi jam, misalnya 07:30.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Isi jam, misalnya 07:30.');

/** A session as it is written: name and two local times. An end not after the start is on the next day. */
export const isianSesi = z.object({
  name: z.string('Isi nama sesi.').trim().min(1, 'Isi nama sesi.').max(100, 'Nama sesi paling panjang 100 huruf.'),
  jam_mulai: jam,
  jam_selesai: jam,
});
export type IsianSesi = z.infer<typeof isianSesi>;

/** A stored session. `versi` rises with every save. */
export interface Sesi extends IsianSesi {
  id: string;
  versi: number;
}

/** Names the field of a session that cannot be: start and end at the same time would last a whole day. */
export function checkSesi(sesi: IsianSesi): Record<string, string> {
  return sesi.jam_mulai === sesi.jam_selesai ? { jam_selesai: 'Jam selesai sama dengan jam mulai. Ubah salah satunya.' } : {};
}
