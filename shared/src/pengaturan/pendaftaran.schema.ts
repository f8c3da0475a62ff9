import { z } from 'zod';
import { wholeNumber } from '../kernel/fields.schema.ts';
import { periksaFormat } from '../pendaftaran/nomor-register.ts';
import { defineKelompok } from './define-kelompok.ts';

const format = z
  .string('berisi teks.')
  .trim()
  .superRefine((text, context) => {
    const message = periksaFormat(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const fields = z.object({
  format_nomor_register: z.preprocess((value) => value || 'SPMB-{tahun}-{nomor:4}', format),
  tahun_lulus_banyak: wholeNumber(1, 15, 5),
  menit_klaim: wholeNumber(1, 120, 15),
  /** A rejection counts once another account has confirmed it. */
  pemeriksaan_kedua: z.preprocess((value) => value ?? false, z.boolean('berisi ya atau tidak.')),
  /** Formasi, permohonan and biodata are there. */
  permohonan: z.preprocess((value) => value ?? false, z.boolean('berisi ya atau tidak.')),
});
export type PengaturanPendaftaran = z.output<typeof fields>;

/** What a registration form offers, how registration numbers look, and how files are reviewed (N10, N22). */
export const pendaftaran = defineKelompok({
  title: 'Pendaftaran',
  hint: 'Berlaku untuk formulir yang dikirim dan berkas yang diperiksa berikutnya; nomor yang sudah diberikan tidak berubah.',
  fields,
  labels: {
    format_nomor_register: 'Format nomor pendaftaran',
    tahun_lulus_banyak: 'Tahun lulus yang dapat dipilih',
    menit_klaim: 'Berkas dipegang seorang pemeriksa selama',
    pemeriksaan_kedua: 'Penolakan disahkan pemeriksa kedua',
    permohonan: 'Formasi, permohonan, dan biodata',
  },
});
