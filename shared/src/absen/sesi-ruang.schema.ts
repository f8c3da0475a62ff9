import { z } from 'zod';
import { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { alasan, id } from './isian-perintah.schema.ts';

const ruang = z.string().trim().max(64);

/** A session of the day as it stands: its times as planned, and its rooms with what proctors changed of them. */
export const sesiRuangContract = z.object({
  name: z.string(),
  /** As planned, HH:MM. */
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  /** Minutes by which the whole session is shifted. */
  geser_menit: z.int(),
  /** With the shift of the whole session. */
  mulai_ms: z.number(),
  selesai_ms: z.number(),
  /** The account watches everybody of the session. */
  seluruh_sesi: z.boolean(),
  /** Rooms in which the account watches somebody; '': participants without one. */
  ruang: z.array(
    z.object({
      ruang: z.string(),
      /** All shifts of the room, those of the whole session too. */
      geser_menit: z.int(),
      mulai_ms: z.number(),
      selesai_ms: z.number(),
      /** null: open. */
      ditutup_ms: z.number().nullable(),
      ditutup_oleh: z.string(),
    }),
  ),
  /** Later sessions of the day that have participants, in their order, shifts included. */
  sesudahnya: z.array(z.object({ id: z.string(), name: z.string(), mulai_ms: z.number() })),
});
export type SesiRuang = z.output<typeof sesiRuangContract>;

/** Shifts at most a working day, to either side. */
const geserMaks = 480;
const menitText = `Isi ${-geserMaks} sampai ${geserMaks} menit, bukan 0.`;

export const geserSesiContract = tanggalSesi.extend({
  /** '' or missing: every room of the session. */
  ruang: ruang.default(''),
  menit: z.coerce
    .number(menitText)
    .int(menitText)
    .min(-geserMaks, menitText)
    .max(geserMaks, menitText)
    .refine((value) => value !== 0, menitText),
  /** Later sessions of the day are shifted too. */
  sesudahnya: z.boolean().default(false),
  alasan,
  tindakan_id: id,
});
export type GeserSesi = z.output<typeof geserSesiContract>;

export const closeRuangContract = tanggalSesi.extend({
  ruang: ruang.default(''),
  /** Needed where something is missing. */
  alasan: z.string().trim().max(255).default(''),
  /** Rows of the room whose exams end with it, although they have time left. */
  paksa: z.array(id).max(2_000).default([]),
  tindakan_id: id,
});
export const openRuangContract = tanggalSesi.extend({
  ruang: ruang.default(''),
  alasan,
  tindakan_id: id.optional(),
});

const pesertaDisebut = z.object({
  id: z.string(),
  nomor_peserta: z.string(),
  nama: z.string(),
  kursi: z.string().nullable(),
});

/** Who keeps a room open (`data` of a closing that is refused with 409), with whole minutes left, rounded up. */
export const masihBerwaktuContract = z.object({
  masih_berwaktu: z.array(pesertaDisebut.extend({ sisa_menit: z.int() })),
});
export type MasihBerwaktu = z.output<typeof masihBerwaktuContract>;

/** Who keeps a room open after a restore (`data` of a closing that is refused with 409): his device has not sent again. */
export const belumUlangContract = z.object({ belum_ulang: z.array(pesertaDisebut) });
export type BelumUlang = z.output<typeof belumUlangContract>;

/** Reasons for which a closed room holds what arrives. */
export const sebabRuangTertutup = ['TERLAMBAT', 'MULAI_DITAHAN'] as const;

/** What closed rooms hold and waits for staff, by participant; with the number of operations held for `sebabRuangTertutup`. */
export const tertahanRuangContract = z.array(pesertaDisebut.extend({ jumlah: z.int() }));
export type TertahanRuang = z.output<typeof tertahanRuangContract>;

/** What the opening of a room did, and what was held there. */
export const hasilOpenRuangContract = z.object({
  /** Who began without the server and goes on from now. */
  dilanjutkan: z.array(pesertaDisebut),
  tertahan: tertahanRuangContract,
});
export type HasilOpenRuang = z.output<typeof hasilOpenRuangContract>;
