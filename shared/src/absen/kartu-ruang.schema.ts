import { z } from 'zod';
import { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { alasan } from './isian-perintah.schema.ts';

/** Capitals that are not read for one another. */
export const hurufKartu = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const panjangKodeKartu = 8;
/** How long after the end of its session a card opens the room. */
export const kartuSesudahMs = 2 * 3_600_000;

/** What was typed or scanned as the code of a card, as it is stored: capitals only. */
export const bacaKodeKartu = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** A code in groups, as it is printed and shown: "ABCD EFGH". */
export const tulisKodeKartu = (kode: string): string => kode.replace(/^(.{4})/, '$1 ');

const tempat = tanggalSesi.extend({ ruang: z.string().trim().max(64).default('') });

/** Makes the card of a room; where there is one, replaces it, and then needs a reason. */
export const buatKartuContract = tempat.extend({ alasan: alasan.or(z.literal('')).default('') });
export const cabutKartuContract = tempat.extend({ alasan });

/** Who opens a room with its card: the name goes into the record of the room. */
export const masukKartuContract = z.object({
  kode: z
    .string()
    .max(64)
    .transform(bacaKodeKartu)
    .refine((kode) => kode.length === panjangKodeKartu, 'Kode kartu terdiri dari 8 huruf.'),
  nama: z.string().trim().min(3, 'Tulis nama lengkap Anda, paling sedikit 3 huruf.').max(80),
  nip: z.string().trim().max(30).default(''),
});

/** A room of a session with its card. */
export const kartuRuangContract = z.object({
  ruang: z.string(),
  /** null: there is no card. */
  kode: z.string().nullable(),
  /** Until when a card opens the room. */
  berlaku_sampai_ms: z.number(),
  /** Who has opened the room with this card, the latest first. */
  dibuka: z.array(z.object({ nama: z.string(), nip: z.string(), sejak_ms: z.number() })),
});
export type KartuRuang = z.output<typeof kartuRuangContract>;

/** What a card opens: the room's screen, with a token of its own kind. */
export const tiketKartuContract = z.object({
  token: z.string(),
  type: z.string(),
  expires_in: z.int(),
  tanggal: z.string(),
  jadwal_ujian_sesi_id: z.string(),
  /** Name of the session. */
  sesi: z.string(),
  ruang: z.string(),
  /** Name that was typed. */
  nama: z.string(),
  berlaku_sampai_ms: z.number(),
});
export type TiketKartu = z.output<typeof tiketKartuContract>;
