import { z } from 'zod';
import { choice, flag, optionalText, plainText, requiredText } from '../kernel/fields.schema.ts';

const id = z.string('wajib diisi.').min(1, 'wajib diisi.').max(64);
/** Drawn by the device: the same act sent twice is carried out once. */
const operasi_id = z.string().min(8).max(64).optional();

/** POST api/peserta/konfirmasi-daftar-ulang; documents are stored names of files. */
export const konfirmasiContract = z.object({
  daftar_ulang_dokumen: requiredText(100),
  koperasi_dokumen: optionalText(100),
  koperasi_status: flag(),
  operasi_id,
});

/** POST api/peserta/daftar-ulang-mundur: the applicant's name as he types it. */
export const mundurContract = z.object({
  konfirmasi: z.string().trim().max(200).default(''),
  operasi_id,
});

/** Where the committee may lead a re-registration by hand; *melewati batas* is an act of its own. */
export const putusanDaftarUlang = ['terverifikasi', 'perbaikan', 'ditolak', 'mundur', 'belum'] as const;
export type PutusanDaftarUlang = (typeof putusanDaftarUlang)[number];

/** PUT api/daftar-ulang-verifikasi/{jurusan_id}/{id}. */
export const putuskanContract = z.object({
  daftar_ulang_verifikasi_status: choice(putusanDaftarUlang),
  verifikasi_keterangan: plainText(255).optional(),
  /** The version that was read; without it the newest is meant. */
  versi: z.int().min(0).optional(),
  /** Freeing a seat asks first (409 lepas-kursi). */
  konfirmasi: flag().optional(),
  operasi_id,
});
export type IsianPutusan = z.output<typeof putuskanContract>;

/** POST api/daftar-ulang-verifikasi/{jurusan_id}?_method=PUT: the same with the applicant's id in the body (N5). */
export const putuskanDiBodyContract = putuskanContract.extend({ id });

/** POST api/daftar-ulang-lewat-batas/{jurusan_id}: whose deadline has passed, in one act. */
export const lewatContract = z.object({
  ids: z.array(id).min(1, 'pilih paling sedikit satu pendaftar.').max(1_000),
  alasan: requiredText(255),
});

/** POST api/olah-nilai-cadangan-naik: applicant `id` into a seat of `jurusan_id`. */
export const naikContract = z.object({ jurusan_id: id, id, operasi_id });

/** POST api/daftar-ulang-export; `id` is the programme's. */
export const exportContract = z.object({ id });
