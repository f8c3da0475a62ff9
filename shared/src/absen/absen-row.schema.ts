import { z } from 'zod';
import { kabarPerangkatContract } from './kabar-perangkat.schema.ts';
import { statusHadir } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { alasanDitahan } from './mulai-tanpa-server.ts';
import { attemptStatuses } from '../sync/protocol/protocol.ts';

/** A message to the screen with its receipt. */
const pesanLayarShown = z.object({
  teks: z.string(),
  dibuat_ms: z.number(),
  /** When the participant confirmed it; null: not yet. */
  dibaca_ms: z.number().nullable(),
});
export type PesanLayar = z.output<typeof pesanLayarShown>;

/** What a participant wrote to the committee while he sat the exam, until he is answered. */
const pesanSaatUjian = z.object({ title: z.string(), body: z.string(), dibuat_ms: z.number() });
export type PesanSaatUjian = z.output<typeof pesanSaatUjian>;

/**
 * A row of the attendance list (`api/jadwal-ujian-absen`) with its attempt that counts: times, counts and states, never
 * an answer. `id` is that of the participant's row of a schedule.
 */
export const absenRowContract = z.object({
  id: z.string(),
  peserta_id: z.string(),
  /** Registration number, or the participant number where there is none. */
  noreg: z.string(),
  nomor_peserta: z.string(),
  nama: z.string(),
  /** Short name of the first-choice programme; '' for none. */
  jurusan: z.string(),
  /** Name of the schedule. */
  jadwal: z.string(),
  jadwal_ujian_id: z.string(),
  ruang: z.string().nullable(),
  kursi: z.string().nullable(),
  /** null: not begun. */
  ujian_id: z.string().nullable(),
  /** The attempt began without the server. */
  mulai_luring: z.boolean(),
  /** Why such a start waits for staff; null: it does not. */
  ditahan: z.enum(alasanDitahan).nullable(),
  /** It began so although nobody had seen the session's code by then. */
  kode_belum_dibuka: z.boolean(),
  /** Number of the attempt. */
  percobaan: z.int(),
  status: z.enum(statusHadir),
  /** Was here: the attempt was reset, and none has begun since. */
  direset: z.boolean(),
  keadaan: z.enum(attemptStatuses),
  /** How the attempt ended; null: it has not. */
  sebab_selesai: z.enum(['sendiri', 'waktu_habis', 'paksa']).nullable(),
  /** HH:MM in the school's zone. */
  jam_masuk: z.string().nullable(),
  jam_keluar: z.string().nullable(),
  /** When the attempt was finished, by the device or by staff. */
  selesai_ms: z.number().nullable(),
  /** null until the attempt is final. */
  nilai: z.number().nullable(),
  terjawab: z.int(),
  jumlah_soal: z.int(),
  /** Answers that the device says it still holds. */
  belum_terkirim: z.int(),
  /** When the device last spoke to the server. */
  kontak_ms: z.number().nullable(),
  /** When the device that is cut off was heard last, in the live list; null: it is heard, or nothing is known. */
  diam_sejak_ms: z.number().nullable(),
  /** The newest time without contact that was longer than a beat. */
  putus: z.object({ sejak_ms: z.number(), sampai_ms: z.number() }).nullable(),
  /** Exam time that was left at `sisa_pada_ms`. */
  sisa_ms: z.number().nullable(),
  sisa_pada_ms: z.number().nullable(),
  /** Whole minutes lost by starting late and not granted since. */
  hilang_menit: z.int(),
  /** Stops of the sheet that cost exam time, not granted since: when each began, and whole minutes lost. */
  henti: z.array(z.object({ sejak_ms: z.number(), menit: z.int() })),
  /** Whole minutes by which answers that count were first heard after the last moment. */
  telat_menit: z.int(),
  /** The server was restored, and the device has not sent again since all that it holds. */
  menunggu_ulang: z.boolean(),
  /** Name of the device that holds the exam; '' for none. */
  perangkat: z.string(),
  /** Network address from which it was heard last, in the live list; '' where it is not known. */
  alamat: z.string(),
  /** A device holds the exam. */
  terkunci: z.boolean(),
  /** The participant was shown other answers than the server holds. */
  beda_layar: z.boolean(),
  /** Operations that wait for a decision of staff. */
  tertahan: z.int(),
  /** Violations on record. */
  pelanggaran: z.int(),
  /** How often the page of the sheet was left. */
  keluar: z.int(),
  /** The sheet is covered until the token is given again. */
  minta_token: z.boolean(),
  /** null: no device of the participant spoke of itself. */
  kabar: kabarPerangkatContract.nullable(),
  /** The newest message to the screen; null: none was sent. */
  pesan: pesanLayarShown.nullable(),
  /** His newest message to the committee that is not answered; null: none. */
  pesan_panitia: pesanSaatUjian.nullable(),
});
export type AbsenRow = z.output<typeof absenRowContract>;

/** Changed fields of one row. */
const absenPatchContract = absenRowContract.partial().required({ id: true });

/** Event `snapshot` of the live list; `server_ms` is the server's clock when it spoke. */
export const absenSnapshotContract = z.object({ rows: z.array(absenRowContract), server_ms: z.number() });
export type AbsenSnapshot = z.output<typeof absenSnapshotContract>;

/** Event `changes` of the live list. */
export const absenChangesContract = z.object({ rows: z.array(absenPatchContract), server_ms: z.number() });
export type AbsenChanges = z.output<typeof absenChangesContract>;

/** Event `detak` of the live list: each 5 s, also where nothing changes. */
export const absenBeatContract = z.object({ server_ms: z.number() });
