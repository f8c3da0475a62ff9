import { z } from 'zod';
import { ketuntasan } from './nilai-berlaku.ts';

/** A schedule with results, as the list of them shows it (api/hasil-ujian). */
export const hasilJadwalContract = z.object({
  id: z.string(),
  name: z.string(),
  tanggal: z.string(),
  /** Name of the first bank's subject. */
  mapel: z.string(),
  /** Participants with a row of the schedule. */
  peserta: z.int(),
  /** Attempts that ended. */
  selesai: z.int(),
  /** Attempts that run, or wait for what devices still hold. */
  berjalan: z.int(),
  /** Operations that wait for a decision of staff. */
  tertahan: z.int(),
});
export type HasilJadwal = z.output<typeof hasilJadwalContract>;

/** A schedule as its results are headed (api/hasil-ujian/{id}). */
export const kepalaHasilContract = hasilJadwalContract.omit({ peserta: true }).extend({
  kktp: z.int(),
  /** The schedule's own; null: that of the settings. */
  kktp_jadwal: z.int().nullable(),
  kelas: z.array(z.string()),
  ruang: z.array(z.string()),
  peserta: z.int(),
});
export type KepalaHasil = z.output<typeof kepalaHasilContract>;

/** A participant's line of the list of scores. `id` is his row of the schedule that counts. */
export const barisNilaiContract = z.object({
  id: z.string(),
  peserta_id: z.string(),
  /** Participant number: what schools enter as NIS. */
  nis: z.string(),
  nama: z.string(),
  kelas: z.string(),
  jurusan: z.string(),
  ruang: z.string(),
  /** null: none, or the participant's last moment has not passed. */
  nilai: z.number().nullable(),
  asli: z.number().nullable(),
  remedial: z.number().nullable(),
  kktp: z.int(),
  ket: z.enum(ketuntasan),
  /** Late answers may still change it. */
  sementara: z.boolean(),
  /** Why there is no score, or where the row of a make-up or remedial stands that is still to be sat; '' for nothing. */
  catatan: z.string(),
});
export type BarisNilai = z.output<typeof barisNilaiContract>;

export const pembagianRekap = ['ruang', 'jurusan', 'kelas'] as const;
export type PembagianRekap = (typeof pembagianRekap)[number];

/** Results of a room, programme or class (api/rekap-nilai). */
export const rekapNilaiContract = z.object({
  id: z.string(),
  nama: z.string(),
  peserta: z.int(),
  bernilai: z.int(),
  tuntas: z.int(),
  rata_rata: z.number().nullable(),
  tertinggi: z.number().nullable(),
  terendah: z.number().nullable(),
});
export type RekapNilai = z.output<typeof rekapNilaiContract>;
