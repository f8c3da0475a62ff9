import { z } from 'zod';

/** The fields of one imported participant, in the order people read them. */
export const KOLOM_IMPORT = [
  'nomor_peserta',
  'nisn',
  'nama',
  'jenis_kelamin',
  'tempat_lahir',
  'tanggal_lahir',
  'agama',
  'nama_sekolah_asal',
  'pilihan_1',
  'pilihan_2',
  'nomor_hp',
  'email',
  'kelas',
  'ruang',
  'sesi',
  'kata_sandi',
] as const;
export type KolomImport = (typeof KOLOM_IMPORT)[number];

export const MAX_NOMOR_PESERTA = 50;
export const MAX_NAMA = 255;
export const MAX_TEKS = 255;

const teks = z.string().max(MAX_TEKS);

/** One participant of an imported file, whatever program wrote it. A blank text says nothing about its field. */
export const barisPesertaSchema = z.object({
  /** 1-based row in the file. */
  baris: z.int().min(1),
  /** Login name, without spaces: the file's number, else the NISN. */
  nomor_peserta: z
    .string()
    .regex(/^[^\s\p{Cc}]+$/u)
    .max(MAX_NOMOR_PESERTA),
  nisn: z.union([z.literal(''), z.string().regex(/^\d{10}$/)]),
  nama: z.string().min(1).max(MAX_NAMA),
  jenis_kelamin: z.enum(['L', 'P', '']),
  tempat_lahir: teks,
  /** YYYY-MM-DD */
  tanggal_lahir: z.union([z.literal(''), z.iso.date()]),
  agama: teks,
  nama_sekolah_asal: teks,
  /** Name or short name of a programme, as the file spells it. */
  pilihan_1: teks,
  pilihan_2: teks,
  /** 62… */
  nomor_hp: z.union([z.literal(''), z.string().regex(/^62\d+$/)]),
  email: teks,
  kelas: teks,
  ruang: teks,
  sesi: teks,
  /** Blank: one is generated. */
  kata_sandi: teks,
});
export type BarisPeserta = z.infer<typeof barisPesertaSchema>;

/** What an import found wrong. A row with a `galat` is not imported; a `peringatan` leaves a field blank or only informs. */
export const temuanSchema = z.object({
  baris: z.int().min(1),
  /** Cell as Excel names it (C7); blank where the whole row is meant. */
  sel: z.string(),
  /** Header as the file spells it, or the field's name. */
  kolom: z.string(),
  tingkat: z.enum(['galat', 'peringatan']),
  pesan: z.string(),
});
export type Temuan = z.infer<typeof temuanSchema>;

/** A field of a stored participant that an import changes. */
export const perubahanSchema = z.object({ kolom: z.enum(KOLOM_IMPORT), lama: z.string(), baru: z.string() });
export type Perubahan = z.infer<typeof perubahanSchema>;
