import { z } from 'zod';
import { choice, flag, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** Whom an announcement is for (N17). */
export const kataLevel = {
  peserta: 'Peserta dan pengunjung situs',
  administrator: 'Petugas sekolah',
} as const;
export type LevelPengumuman = keyof typeof kataLevel;

/** A local date and time YYYY-MM-DDTHH:MM in the school's zone that may stay empty: null. */
const waktu = () =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
    z.iso.datetime({ local: true, precision: -1, error: 'diisi tanggal dan jam.' }).nullable(),
  );

/** The text is plain: line breaks stay, addresses become links, markup is shown as it was typed. */
const fields = z.object({
  title: requiredText(150),
  body: requiredText(4_000),
  level: choice(['peserta', 'administrator'], 'peserta'),
  mulai: waktu(),
  selesai: waktu(),
  status: flag(),
});
export type IsianPengumuman = z.output<typeof fields>;

/** An announcement as the manager's calls answer it, with whom it has reached as it is worded. */
export const pengumumanContract = fields.extend({
  id: z.string(),
  dibuat_ms: z.int(),
  /** Accounts that it was shown to. */
  ditampilkan: z.int(),
  /** Those of them that said that they have read it. */
  dikonfirmasi: z.int(),
  /** Devices of visitors that it was shown on. */
  pengunjung: z.int(),
  versi: z.int(),
});
export type Pengumuman = z.output<typeof pengumumanContract>;

/** Announcements of the school (N2): GET api/pengumuman is the public list of the accepted. */
export const pengumumanResource = defineResource({
  name: 'pengumuman',
  label: 'Pengumuman',
  path: '/api/pengumuman',
  listPath: '/api/utility-pengumuman',
  fields,
  record: pengumumanContract,
  labels: {
    title: 'Judul',
    body: 'Isi',
    level: 'Untuk',
    mulai: 'Tampil mulai',
    selesai: 'Tampil sampai',
    status: 'Publish',
  },
  readLabels: { ditampilkan: 'Ditampilkan', dikonfirmasi: 'Dikonfirmasi', pengunjung: 'Pengunjung situs' },
  search: ['title', 'body'],
  order: ['dibuat_ms', 'id'],
  capabilities: { list: 'kelolaUtilitas', read: 'kelolaUtilitas', write: 'kelolaUtilitas' },
  menu: { title: 'Kelola Pengumuman', icon: 'announcement', screen: 'utility-pengumuman' },
  found: { title: 'title' },
});

/** What looks at several fields: sentences by field. */
export const periksaPengumuman = ({ mulai, selesai }: IsianPengumuman): Record<string, string> =>
  mulai !== null && selesai !== null && selesai <= mulai
    ? { selesai: 'Tampil sampai harus setelah tampil mulai.' }
    : {};

/** POST api/pengumuman-dibaca: `perangkat` is drawn by the device, for who is not signed in. */
export const pengumumanDibacaContract = z.object({
  ids: z.array(z.string().max(100)).max(20),
  perangkat: z.string().max(100).optional(),
  /** Whoever is signed in says that he has read them. */
  dikonfirmasi: z.boolean().default(false),
});
