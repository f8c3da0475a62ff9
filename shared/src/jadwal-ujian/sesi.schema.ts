import { z } from 'zod';
import { requiredText, requiredTime } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { withDot } from '../kernel/zone.ts';

/** A session as it is written: name and two local times. An end not after the start is on the next day. */
const isianSesi = z.object({
  name: requiredText(100),
  jam_mulai: requiredTime(),
  jam_selesai: requiredTime(),
});
export type IsianSesi = z.output<typeof isianSesi>;

/** A stored session, with the number of participants' rows in it on all dates. `versi` rises with every save. */
export const sesiContract = isianSesi.extend({
  id: z.string(),
  peserta: z.int().default(0),
  versi: z.int(),
});
export type Sesi = z.output<typeof sesiContract>;

/** Exam sessions (api/jadwal-ujian-sesi). */
export const sesiResource = defineResource({
  name: 'jadwal_ujian_sesi',
  label: 'Sesi',
  path: '/api/jadwal-ujian-sesi',
  fields: isianSesi,
  record: sesiContract,
  labels: { name: 'Nama sesi', jam_mulai: 'Jam mulai', jam_selesai: 'Jam selesai' },
  search: ['name'],
  order: ['jam_mulai', 'name'],
  capabilities: { list: 'kelolaJadwal', read: 'kelolaJadwal', write: 'kelolaJadwal' },
  menu: { title: 'Sesi Ujian', icon: 'schedule', screen: 'jadwal-ujian-sesi' },
  found: { detail: ({ jam_mulai, jam_selesai }) => `${withDot(jam_mulai)}–${withDot(jam_selesai)}` },
});

/** Names the field of a session that cannot be: start and end at the same time would last a whole day. */
export function checkSesi(sesi: IsianSesi): Record<string, string> {
  return sesi.jam_mulai === sesi.jam_selesai
    ? { jam_selesai: 'Jam selesai sama dengan jam mulai. Ubah salah satunya.' }
    : {};
}
