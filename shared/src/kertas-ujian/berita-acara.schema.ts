import { z } from 'zod';
import { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { optionalTime, plainText, wholeNumber } from '../kernel/fields.schema.ts';

/** What a berita acara says: begun from what the server knows, then edited by staff. */
export const isianBeritaAcara = z.object({
  seharusnya: wholeNumber(0, 10_000),
  hadir: wholeNumber(0, 10_000),
  tidak_hadir: wholeNumber(0, 10_000),
  /** Numbers of those who were absent. */
  nomor_tidak_hadir: plainText(4_000),
  jam_mulai: optionalTime(),
  jam_selesai: optionalTime(),
  /** One incident a line. */
  kejadian: plainText(20_000),
  catatan: plainText(4_000),
  pengawas_1: plainText(120),
  pengawas_2: plainText(120),
  proktor: plainText(120),
});
export type IsianBeritaAcara = z.output<typeof isianBeritaAcara>;

/** A room of a date and session ('': participants without one). */
export const tempatBeritaAcara = tanggalSesi.extend({ ruang: z.string().max(50).default('') });
export type TempatBeritaAcara = z.output<typeof tempatBeritaAcara>;

/** Saves a berita acara; `versi` is that from which it was edited, 0: none was stored. */
export const simpanBeritaAcara = tempatBeritaAcara.extend({ versi: z.int().min(0), isi: isianBeritaAcara });

/** Participants of a room whose exam is not over. */
export const belumSelesaiContract = z.object({
  mengerjakan: z.int(),
  /** Finished, or out of time, with answers still on the device. */
  menunggu: z.int(),
  /** Not begun, while they still may. */
  belum_mulai: z.int(),
});
export type BelumSelesai = z.output<typeof belumSelesaiContract>;

/** Why a record of a room is no final one, for screen and paper; '': it is. */
export function sementaraText({ mengerjakan, menunggu, belum_mulai }: BelumSelesai): string {
  const parts = [
    [mengerjakan, 'masih mengerjakan'],
    [menunggu, 'jawabannya belum lengkap di server'],
    [belum_mulai, 'belum mulai'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} peserta ${what}`);
  return said.length === 0 ? '' : `SEMENTARA, ujian ruang ini belum selesai: ${said.join(', ')}.`;
}

export const beritaAcaraContract = z.object({
  ruang: z.string(),
  sesi: z.string(),
  /** What is stored, or `awal` where nothing is. */
  isi: isianBeritaAcara,
  /** What the server knows now. */
  awal: isianBeritaAcara,
  /** Over every stream of answers of the room as it stands now. */
  sidik_jari: z.string(),
  belum_selesai: belumSelesaiContract,
  versi: z.int(),
  /** Who saved it last; null: nobody. `sidik_jari` as it was then. */
  disimpan: z.object({ nama: z.string(), diubah_ms: z.number(), sidik_jari: z.string() }).nullable(),
});
export type BeritaAcara = z.output<typeof beritaAcaraContract>;
