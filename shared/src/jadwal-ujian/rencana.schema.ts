import { z } from 'zod';
import { optionalText } from '../kernel/fields.schema.ts';
import { tanggalSesi, type Dilewati, type TanggalSesi } from './jadwal-peserta.schema.ts';

const ids = (max: number) => z.array(z.string().min(1).max(64)).max(max);

/** Over which sessions and rooms the participants of a date are spread. */
export const isianRencana = z.object({
  tanggal: tanggalSesi.shape.tanggal,
  /** Schedules of the date; all of them where none is named. */
  jadwal_ujian_ids: ids(100).default([]),
  sesi_ids: ids(50).min(1, 'Pilih paling sedikit satu sesi.'),
  /** Rooms to fill, in the order of their names; none: no room is given to who has none on his list. */
  ruang_ids: ids(500).default([]),
});
export type IsianRencana = z.output<typeof isianRencana>;

/** A plan that was looked at, with the mark under which it was shown; null: whatever the plan is now. */
export const isianGenerate = isianRencana.extend({ rencana: optionalText(64) });
export type IsianGenerate = z.output<typeof isianGenerate>;

/** The specification's call names one session: all schedules of the date, and no rooms but those of the list. */
export const ofOneSesi = ({ tanggal, jadwal_ujian_sesi_id }: TanggalSesi): IsianGenerate => ({
  tanggal,
  jadwal_ujian_ids: [],
  sesi_ids: [jadwal_ujian_sesi_id],
  ruang_ids: [],
  rencana: null,
});

/** Participants of a session in a room, before and after. */
export const tempatRencanaContract = z.object({
  sesi_id: z.string(),
  sesi: z.string(),
  /** null: without a room. */
  ruang: z.string().nullable(),
  /** Seats; null where the room is not in the list of rooms. */
  kapasitas: z.int().nullable(),
  terisi: z.int(),
  baru: z.int(),
});
export type TempatRencana = z.output<typeof tempatRencanaContract>;

/** What generating would do, before anything is written. */
export const rencanaContract = z.object({
  /** Mark of the plan: the same for as long as it gives everybody the same place. */
  rencana: z.string(),
  /** Rows that would be made, and for how many participants. */
  dibuat: z.int(),
  peserta: z.int(),
  /** Rows that exist already and keep their place. */
  sudah_ada: z.int(),
  tempat: z.array(tempatRencanaContract),
  dilewati: z.array(
    z.object({ alasan: z.string(), jumlah: z.int(), contoh: z.array(z.string()) }),
  ) satisfies z.ZodType<Dilewati[]>,
  /** What staff should see before they agree, in sentences. */
  peringatan: z.array(z.string()),
});
export type RencanaJadwal = z.output<typeof rencanaContract>;
