import { z } from 'zod';
import { optionalText } from '../kernel/fields.schema.ts';
import { tanggalSesi } from './jadwal-peserta.schema.ts';

/** Most rows that are moved at once. */
export const MAKS_PINDAH = 500;

/** Rows of one date and the place that they get. */
export const isianPindah = z.object({
  tanggal: tanggalSesi.shape.tanggal,
  ids: z.array(z.string().min(1).max(64)).min(1, 'Pilih paling sedikit satu peserta.').max(MAKS_PINDAH),
  /** Session to go to; it may be the one where they are. */
  jadwal_ujian_sesi_id: tanggalSesi.shape.jadwal_ujian_sesi_id,
  /** null: everybody keeps the room that he has. */
  ruang_id: optionalText(64),
  /** Seat of the only one who moves; null: the one that he has, or the lowest free one. */
  kursi: optionalText(20),
  alasan: optionalText(500),
});
export type IsianPindah = z.output<typeof isianPindah>;

/** What became of each row: a refusal of one never stops the rest. */
export const hasilPindahContract = z.object({
  berhasil: z.array(z.string()),
  gagal: z.array(z.object({ id: z.string(), nama: z.string(), message: z.string() })),
  /** Rooms that hold more participants at one moment than they have seats, since this move. */
  peringatan: z.array(z.string()),
});
export type HasilPindah = z.output<typeof hasilPindahContract>;

/** What must hold between the fields. */
export const checkPindah = ({ ids, kursi }: IsianPindah): Record<string, string> =>
  kursi !== null && ids.length > 1
    ? { kursi: 'Kosongkan kursi: beberapa peserta tidak dapat duduk di kursi yang sama.' }
    : {};
