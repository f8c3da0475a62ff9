import { z } from 'zod';
import { flag, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const kode = requiredText(30).pipe(
  z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'diisi huruf kecil, angka dan tanda hubung, misalnya berkas-buram.'),
);

const fields = z.object({ kode, name: requiredText(150), is_active: flag() });

/** A reason as the calls answer it. */
export const alasanVerifikasiContract = fields.extend({ id: z.string(), versi: z.int() });
export type AlasanVerifikasi = z.output<typeof alasanVerifikasiContract>;

/** Coded reasons of a verdict on a file (api/alasan-verifikasi). Decisions name them for ever. */
export const alasanVerifikasiResource = defineResource({
  name: 'alasan_verifikasi',
  label: 'Alasan verifikasi',
  path: '/api/alasan-verifikasi',
  fields,
  record: alasanVerifikasiContract,
  labels: { kode: 'Kode', name: 'Nama', is_active: 'Aktif' },
  search: ['kode', 'name'],
  order: ['name'],
  importKey: 'kode',
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  lasting: true,
  menu: { title: 'Alasan Verifikasi', icon: 'reason', screen: 'master-alasan', group: 'Master data' },
  found: { detail: ({ kode }) => kode },
});
