import { z } from 'zod';
import { flag, plainText, requiredText } from '../kernel/fields.schema.ts';
import { diterima, ditolak, dicabut, pengajuan, perbaikan } from '../pendaftaran/peralihan.ts';
import { kolomTertutup } from './kolom.ts';
import { kataPutusan, type Putusan, type PutusanDokumen } from './putusan.ts';

const id = z.string().min(1).max(64);
const versi = z.int().min(0).optional();
/** Drawn by the device: the same act sent twice is carried out once. */
const operasi_id = z.string().min(8).max(64).optional();
const name = z.string().min(1).max(60);
const names = z.array(name).max(200).default([]);

const putusan = z.enum(
  Object.keys(kataPutusan) as [Putusan, ...Putusan[]],
  'Putusan dokumen diisi salah satu pilihan yang ada.',
);
const dokumen = z
  .array(z.object({ kolom: name, putusan: putusan.nullish(), catatan: plainText(255) }))
  .max(60)
  .default([])
  // The record that was read is sent back: documents without a verdict stand in it too.
  .transform((all) => all.filter((one): one is PutusanDokumen => Boolean(one.putusan)));

const hasil: readonly number[] = [diterima, perbaikan, ditolak, dicabut, pengajuan];
const verifikasi_status = z
  .int('Hasil verifikasi wajib dipilih.')
  .refine((status) => hasil.includes(status), 'Hasil verifikasi wajib dipilih.');

/** POST api/verifikasi: the whole record; of what is own everything may be missing (N24). */
export const putuskanContract = z.looseObject({
  id,
  verifikasi_status,
  pesan: plainText(255),
  alasan_kode: z.array(z.string().max(30)).max(20).default([]),
  dokumen,
  semua_baik: flag(),
  perbaiki: names,
  /** A published seat may go with the verdict (409 lepas-kursi). */
  konfirmasi: flag().optional(),
  alasan: plainText(255),
  versi,
  operasi_id,
});
export type Putuskan = z.output<typeof putuskanContract>;

/** POST api/verifikasi-lihat: documents that stand before the reviewer's eyes. */
export const lihatContract = z.object({
  id,
  /** Which submission they are of; undefined: whichever is the newest. */
  ke: z.int().min(0).optional(),
  kolom: z.union([name.transform((one) => [one]), z.array(name).min(1).max(60)]),
});

/** POST api/verifikasi-klaim. */
export const klaimContract = z.object({ id, lepas: flag() });

/** POST api/verifikasi-koreksi: fields of the record that become others. */
export const koreksiContract = z.looseObject({ id, alasan: requiredText(255), versi, operasi_id });

/** POST api/verifikasi-buka-data. */
export const ungkapDataContract = z.object({
  id,
  kolom: z.enum(kolomTertutup, 'Kolom ini tidak tertutup. Muat ulang berkas ini.'),
  alasan: plainText(255),
});

/** POST api/verified-download: ids in the order shown; none: everybody. */
export const downloadContract = z.object({ ids: z.array(id).max(20_000).default([]) });

/** POST api/verifikasi-cari: a NISN, or what somebody signs in with. */
export const cariPendaftarContract = z.object({ nomor: requiredText(100) });

/** POST api/verifikasi-daftarkan: the whole form; `id` and `versi` as they were found, where the person is known already. */
export const daftarkanContract = z.looseObject({
  id: id.nullish(),
  versi,
  operasi_id,
  /** Version of the declaration that was read out. */
  persetujuan_versi: z.int().min(1).optional(),
});
