import { z } from 'zod';

/** Phones and lab PCs of one rehearsal. */
export const perangkatGladiMax = 2_000;

const ruangName = z
  .string('Isi nama ruang.')
  .trim()
  .min(1, 'Isi nama ruang.')
  .max(40, 'Nama ruang paling panjang 40 huruf.');

/** POST api/gladi-bersih-hp. */
export const isianGladiHpContract = z.object({
  nama: z.string().trim().min(1, 'Isi nama gladi.').max(60, 'Nama gladi paling panjang 60 huruf.'),
  menit: z
    .int('Lama diisi angka bulat.')
    .min(5, 'Paling sebentar 5 menit.')
    .max(180, 'Paling lama 180 menit.'),
  /** Rooms that are expected, in the order in which devices choose among them. */
  ruang: z.array(ruangName).max(100).default([]),
});
export type IsianGladiHp = z.output<typeof isianGladiHpContract>;

/** `asal` of GET api/gladi-bersih-jalan: scheme, host and port at which the caller opened the server. */
export const asalContract = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[^\s/]+$/i);

const kode = z.string().trim().toUpperCase().max(20);

/** POST api/gladi-hp-info: what a device is told before it joins. */
export const infoGladiHpContract = z.object({ kode });
export const undanganGladiContract = z.object({ nama: z.string(), ruang: z.array(z.string()) });
export type UndanganGladi = z.output<typeof undanganGladiContract>;

/** POST api/gladi-hp-masuk. */
export const masukGladiContract = z.object({ kode, ruang: ruangName });
export interface TiketGladi {
  perangkat_id: string;
  nomor: string;
  sandi: string;
}

/** POST api/gladi-hp-lapor: everything since the device joined, so that a lost report costs nothing. */
export const laporGladiContract = z.object({
  kode,
  perangkat_id: z.string().max(64),
  /** Login, sheet, pictures and start together; null: not there yet. */
  muat_ms: z.number().min(0).max(3_600_000).nullable(),
  terkirim: z.int().min(0).max(1_000_000),
  gagal: z.int().min(0).max(1_000_000),
  /** The newest round trips of batches, in ms. */
  bolak_balik_ms: z.array(z.number().min(0).max(3_600_000)).max(60),
  /** The newest loading of all at once, and how long it took; null: it failed. */
  serentak: z.object({ nomor: z.int().min(1), ms: z.number().min(0).max(3_600_000).nullable() }).nullable(),
  /** The screen is dark or shows something else: what is not heard of the device says nothing of the network. */
  gelap: z.boolean().default(false),
});
export type LaporGladi = z.output<typeof laporGladiContract>;

/** What a report is answered with. */
export interface JawabanLapor {
  /** The rehearsal is over. */
  selesai: boolean;
  /** The loading of all at once that was asked for last, and in how many ms it begins (negative: it began). */
  serentak: { nomor: number; dalam_ms: number } | null;
}

/** A device as the server knows it. */
export interface PerangkatGladi {
  id: string;
  ruang: string;
  /** Address range that it comes from. */
  rentang: string;
  masuk_ms: number;
  /** When it was last heard of. */
  kontak_ms: number;
  muat_ms: number | null;
  terkirim: number;
  gagal: number;
  bolak_balik_ms: number[];
  serentak: { nomor: number; ms: number | null } | null;
  gelap: boolean;
}

/** Devices of one room or one address range. */
const kelompokContract = z.object({
  nama: z.string(),
  perangkat: z.int(),
  baik: z.int(),
  lambat: z.int(),
  gagal: z.int(),
  /** Median and longest over the devices; null: none has it yet. */
  muat_ms: z.number().nullable(),
  muat_maks_ms: z.number().nullable(),
  /** Of the devices' 95th percentiles of round trips. */
  kirim_ms: z.number().nullable(),
  kirim_maks_ms: z.number().nullable(),
  /** The longest of the newest loading of all at once. */
  serentak_maks_ms: z.number().nullable(),
});
export type KelompokGladi = z.output<typeof kelompokContract>;

export const laporanHpContract = z.object({
  perangkat: z.int(),
  ruang: z.array(kelompokContract),
  rentang: z.array(kelompokContract),
  /** Expected rooms from which nobody joined. */
  ruang_kosong: z.array(z.string()),
  temuan: z.array(z.string()),
});
export type LaporanHp = z.output<typeof laporanHpContract>;
