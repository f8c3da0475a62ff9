import { z } from 'zod';

/** A row of the attendance list (api/jadwal-ujian-absen): counts, times and states, never an answer. */
export const absenRowContract = z.object({
  id: z.string(),
  /** Registration number, or the participant number where there is none. */
  noreg: z.string(),
  nomor_peserta: z.string(),
  nama: z.string(),
  jurusan: z.string(),
  /** Name of the schedule. */
  jadwal: z.string(),
  ruang: z.string().nullable(),
  kursi: z.string().nullable(),
  /** HH:MM in the school's zone. */
  jam_masuk: z.string().nullable(),
  jam_keluar: z.string().nullable(),
  nilai: z.number().nullable(),
  status: z.enum(['BELUM HADIR', 'SEDANG MENGERJAKAN', 'SELESAI']),
  terjawab: z.int(),
  jumlah_soal: z.int(),
  /** Answers that the device says it still holds. */
  belum_terkirim: z.int(),
  /** When the device last spoke to the server. */
  kontak_ms: z.number().nullable(),
  /** Exam time that was left at `sisa_pada_ms`. */
  sisa_ms: z.number().nullable(),
  sisa_pada_ms: z.number().nullable(),
  perangkat: z.string(),
  /** Number of the attempt. */
  percobaan: z.int(),
  beda_layar: z.boolean(),
  /** Operations that wait for a decision of staff. */
  tertahan: z.int(),
});
export type AbsenRow = z.output<typeof absenRowContract>;

/** Changed fields of one row. */
const patchContract = absenRowContract.partial().required({ id: true });

/** The two events of the live stream; `server_ms` is the server's clock when it spoke. */
export const snapshotContract = z.object({ rows: z.array(absenRowContract), server_ms: z.number() });
export const changesContract = z.object({ rows: z.array(patchContract), server_ms: z.number() });
export type Changes = z.output<typeof changesContract>;

/** The rows with the changes put in; a row that is not known here is left out. */
export function applyChanges(rows: readonly AbsenRow[], changes: Changes['rows']): AbsenRow[] {
  const patches = new Map(changes.map((patch) => [patch.id, patch]));
  return rows.map((row) => {
    const patch = patches.get(row.id);
    if (!patch) return row;
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    return { ...row, ...Object.fromEntries(given) };
  });
}
