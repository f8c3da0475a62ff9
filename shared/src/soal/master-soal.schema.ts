import { z } from 'zod';
import { optionalText, plainText, requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = z.object({
  mapel: requiredText(255),
  keterangan: plainText(2_000),
  /** Opens the bank to the teachers of this programme; empty: to its owner and administrators only. */
  program_keahlian_id: optionalText(50),
  /** Stored name of a PDF for staff, such as the blueprint of the exam (kisi-kisi); never sent to participants. */
  lampiran: optionalText(100),
});

/** A question bank as the calls answer it. */
export const masterSoalContract = fields.extend({
  id: z.string(),
  pemilik_akun_id: z.string().nullable(),
  lampiran_path: z.string().nullable(),
  /** Items in it. */
  jumlah: z.int(),
  /** Which version of the bank this is, from 1. */
  edisi: z.int(),
  /** Attempts used this version: its questions change no more, a new version is made of them. */
  beku: z.boolean(),
  /** The bank of which this is an earlier version. */
  arsip_dari: z.string().nullable(),
  /** Rises with every change of the bank or of one of its items. */
  versi: z.int(),
});
export type MasterSoal = z.output<typeof masterSoalContract>;

/** Question banks (api/master-soal). */
export const masterSoalResource = defineResource({
  name: 'master_soal',
  label: 'Bank soal',
  path: '/api/master-soal',
  fields,
  record: masterSoalContract,
  labels: {
    mapel: 'Mata Pelajaran',
    keterangan: 'Keterangan',
    program_keahlian_id: 'Program keahlian',
    lampiran: 'Lampiran',
  },
  search: ['mapel', 'keterangan'],
  order: ['mapel'],
  capabilities: { list: 'kelolaSoal', read: 'kelolaSoal', write: 'kelolaSoal' },
  menu: { title: 'Bank Soal', icon: 'quiz', screen: 'ujian-master-soal' },
  found: {
    title: 'mapel',
    detail: ({ keterangan, jumlah }) =>
      [`${jumlah} soal`, keterangan.slice(0, 60).trim()].filter(Boolean).join(' · '),
  },
});

/** Earlier versions of a bank (api/master-soal-versi/{id}), the newest first. */
export const edisiBankContract = z.array(
  z.object({ id: z.string(), edisi: z.int(), jumlah: z.int(), dibekukan_ms: z.int() }),
);
export type EdisiBank = z.output<typeof edisiBankContract>[number];

/** Which bank a preview is of. */
export const isianInfoBank = z.object({ id: z.string() });

/** Head of a bank's preview (api/master-soal-info): its size, and the window of the next schedule that uses it. */
export const infoBankContract = z.object({
  /** The bank's id. */
  ujian_soal_id: z.string(),
  mapel: z.string(),
  jumlah: z.int(),
  /** YYYY-MM-DD of the window; null: not scheduled. */
  tanggal: z.string().nullable(),
  /** HH:MM; null: not scheduled. */
  jam_mulai: z.string().nullable(),
  jam_selesai: z.string().nullable(),
});
export type InfoBank = z.output<typeof infoBankContract>;
