import { z } from 'zod';
import { plainText, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { dateInWords } from '../kernel/zone.ts';

const fields = z.object({
  tanggal: z.iso.date('diisi tanggal, misalnya 2026-06-01.'),
  title: requiredText(150),
  descriptions: plainText(1_000),
});

/** A day of the admission as the calls answer it. */
export const jadwalPendaftaranContract = fields.extend({ id: z.string(), versi: z.int() });
export type JadwalPendaftaran = z.output<typeof jadwalPendaftaranContract>;

/** What happens when in the admission (api/master-jadwal). */
export const jadwalPendaftaranResource = defineResource({
  name: 'jadwal_pendaftaran',
  label: 'Jadwal pendaftaran',
  path: '/api/master-jadwal',
  fields,
  record: jadwalPendaftaranContract,
  labels: { tanggal: 'Tanggal', title: 'Judul', descriptions: 'Keterangan' },
  search: ['tanggal', 'title', 'descriptions'],
  order: ['tanggal', 'title'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  importKey: 'title',
  menu: { title: 'Jadwal Pendaftaran', icon: 'calendar', screen: 'master-jadwal', group: 'Master data' },
  found: { title: 'title', detail: ({ tanggal }) => dateInWords(tanggal) },
});
