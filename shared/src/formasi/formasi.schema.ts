import { z } from 'zod';
import { plainText, requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { masaInWords } from './masa-formasi.ts';

const tanggal = () => z.iso.date('diisi tanggal, misalnya 2026-06-01.');

/** Names one after another: a list, or a text with one in each line or between semicolons. */
const names = () =>
  z.preprocess(
    (value) =>
      typeof value === 'string' ? value.split(/[;\n]/).filter((one) => one.trim() !== '') : (value ?? []),
    z.array(requiredText(100), 'berisi nama-nama jurusan.').max(50, 'paling banyak 50 jurusan.'),
  );

const fields = z.object({
  jenis_jabatan: requiredText(100),
  nama_jabatan: requiredText(150),
  /** Name of the agency, as the list of agencies has it or as it is typed. */
  opd: requiredText(100),
  /** Names of majors that may apply; none: all of them. */
  detjurusan: names(),
  keterangan: plainText(1_000),
  jumlah: wholeNumber(1, 10_000),
  tanggal_mulai: tanggal(),
  tanggal_selesai: tanggal(),
});

/** A position as the calls answer it. */
export const formasiContract = fields.extend({
  id: z.string(),
  versi: z.int(),
  /** Applications that there are, and those of them that the committee has found right; neither takes a place. */
  pelamar: z.int(),
  terverifikasi: z.int(),
});
export type Formasi = z.output<typeof formasiContract>;

/** Positions that applicants may apply to (api/formasi). */
export const formasiResource = defineResource({
  name: 'formasi',
  label: 'Formasi',
  path: '/api/formasi',
  fields,
  record: formasiContract,
  labels: {
    jenis_jabatan: 'Jenis jabatan',
    nama_jabatan: 'Nama jabatan',
    opd: 'Perangkat daerah (OPD)',
    detjurusan: 'Jurusan',
    keterangan: 'Keterangan',
    jumlah: 'Jumlah',
    tanggal_mulai: 'Tanggal mulai',
    tanggal_selesai: 'Tanggal selesai',
  },
  readLabels: { pelamar: 'Pelamar', terverifikasi: 'Terverifikasi' },
  search: ['nama_jabatan', 'jenis_jabatan', 'opd', 'keterangan'],
  order: ['tanggal_selesai', 'nama_jabatan'],
  capabilities: { list: 'kelolaFormasi', read: 'kelolaFormasi', write: 'kelolaFormasi' },
  menu: { title: 'Formasi', icon: 'position', screen: 'master-formasi', behind: 'permohonan' },
  found: {
    title: 'nama_jabatan',
    detail: ({ opd, tanggal_mulai, tanggal_selesai }) =>
      [opd, masaInWords({ tanggal_mulai, tanggal_selesai })].join(' · '),
  },
});
