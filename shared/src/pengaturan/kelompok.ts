import type { z } from 'zod';
import { daftarUlang } from './daftar-ulang.schema.ts';
import { hasil } from './hasil.schema.ts';
import { keamanan } from './keamanan.schema.ts';
import { pendaftaran } from './pendaftaran.schema.ts';
import { pesan } from './pesan.schema.ts';
import { privasi } from './privasi.schema.ts';
import { seleksi } from './seleksi.schema.ts';
import { ujian } from './ujian.schema.ts';
import { umum } from './umum.schema.ts';

/** Every group of settings (N22), in the order of the page. */
export const pengaturan = {
  umum,
  pendaftaran,
  ujian,
  hasil,
  seleksi,
  daftar_ulang: daftarUlang,
  pesan,
  keamanan,
  privasi,
} as const;
export type NamaKelompok = keyof typeof pengaturan;
export type Pengaturan<Nama extends NamaKelompok> = z.output<(typeof pengaturan)[Nama]['fields']>;

export const isKelompok = (nama: string): nama is NamaKelompok => Object.hasOwn(pengaturan, nama);
