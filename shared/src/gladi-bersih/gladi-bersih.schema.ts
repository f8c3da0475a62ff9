import { z } from 'zod';
import { laporanHpContract } from './gladi-hp.schema.ts';
import { gangguanSimulasi, laporanSimulasiContract } from './simulasi.schema.ts';

export const statusGladi = ['berjalan', 'selesai', 'dibatalkan', 'terhenti'] as const;
export type StatusGladi = (typeof statusGladi)[number];

const base = {
  id: z.string(),
  nama: z.string(),
  status: z.enum(statusGladi),
  /** null: there is no verdict, because it was not run to its end. */
  lulus: z.boolean().nullable(),
  /** Who ran it. */
  oleh: z.string(),
  mulai_ms: z.number(),
  selesai_ms: z.number().nullable(),
  /** Why it ended early. */
  sebab: z.string().nullable(),
};

/** A rehearsal that was run, with its report. */
export const gladiBersihContract = z.discriminatedUnion('jenis', [
  z.object({
    ...base,
    jenis: z.literal('simulasi'),
    isian: z.object({
      peserta: z.int(),
      detik: z.int(),
      gangguan: z.array(z.enum(gangguanSimulasi)),
      ukur_kapasitas: z.boolean(),
    }),
    laporan: laporanSimulasiContract.nullable(),
  }),
  z.object({
    ...base,
    jenis: z.literal('hp'),
    isian: z.object({ nama: z.string(), menit: z.int(), ruang: z.array(z.string()) }),
    laporan: laporanHpContract.nullable(),
  }),
]);
export type GladiBersih = z.output<typeof gladiBersihContract>;

/** GET api/gladi-bersih-jalan: what runs now. */
export const gladiJalanContract = z.object({
  /** Why none may be begun now; null: one may. */
  halangan: z.string().nullable(),
  simulasi: z
    .object({
      id: z.string(),
      peserta: z.int(),
      tahap: z.string(),
      persen: z.int(),
      diakui: z.int(),
    })
    .nullable(),
  hp: z
    .object({
      id: z.string(),
      nama: z.string(),
      kode: z.string(),
      /** Where devices open it, and the same as a QR code (data URL of an image); null: it is still being prepared. */
      alamat: z.string().nullable(),
      qr: z.string().nullable(),
      /** What is left of it. */
      sisa_ms: z.number(),
      laporan: laporanHpContract,
    })
    .nullable(),
});
export type GladiJalan = z.output<typeof gladiJalanContract>;
