import { z } from 'zod';
import { flag, plainText, requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({
  name: requiredText(100),
  keterangan: plainText(255),
  /** Seats as they are announced; 0: not said. */
  kuota: wholeNumber(0, 100_000, 0),
  is_active: flag(),
});

/** A track as the calls answer it. */
export const jalurPendaftaranContract = fields.extend({ id: z.string(), versi: z.int() });
export type JalurPendaftaran = z.output<typeof jalurPendaftaranContract>;

/** Registration tracks (api/jalur-pendaftaran): information for the public, no record refers to them (N19). */
export const jalurPendaftaranResource = defineResource({
  name: 'jalur_pendaftaran',
  label: 'Jalur pendaftaran',
  path: '/api/jalur-pendaftaran',
  fields,
  record: jalurPendaftaranContract,
  labels: { name: 'Nama', keterangan: 'Keterangan', kuota: 'Kuota', is_active: 'Aktif' },
  search: ['name', 'keterangan'],
  order: ['id'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  importKey: 'name',
  fixed: true,
  menu: {
    title: 'Jalur Pendaftaran',
    icon: 'track',
    screen: 'master-jalur-pendaftaran',
    group: 'Master data',
  },
  found: { detail: ({ keterangan }) => keterangan },
});
