import { z } from 'zod';
import { writeOf, type OperationBody } from '../sync/stream/operation.ts';
import type { Rank } from '../sync/stream/lembar.ts';
import type { Putusan, Verdict, VerdictReason } from '../sync/time/verdict.ts';

/** What became of an operation, as staff read it. */
const nasib = z.enum([
  'dihitung',
  'terlambat',
  'ditimpa',
  'tertahan',
  'diterima',
  'tidak_diterima',
  'ditolak',
  'bentrok',
]);
export type Nasib = z.output<typeof nasib>;

export const nasibWords: Readonly<Record<Nasib, string>> = {
  dihitung: 'Dihitung',
  terlambat: 'Terlambat, tetap dihitung',
  ditimpa: 'Diganti jawaban sesudahnya',
  tertahan: 'Menunggu persetujuan panitia',
  diterima: 'Diterima panitia',
  tidak_diterima: 'Tidak diterima panitia',
  ditolak: 'Ditolak',
  bentrok: 'Disisihkan: nomor yang sama berisi lain',
};

/** Why an operation was held or refused, in words that a proctor knows. */
export const sebabWords: Readonly<Record<VerdictReason, string>> = {
  BUTIR_TIDAK_DIKENAL: 'Soal ini tidak termasuk soal peserta',
  BENTUK_TIDAK_DIKENAL: 'Isinya tidak terbaca',
  ELAPSED_MUNDUR: 'Jam perangkat mundur',
  MULAI_DITAHAN: 'Ujian dimulai tanpa server dan belum diizinkan',
  PERANGKAT_KEDUA: 'Dari perangkat yang tidak memegang ujian',
  LEWAT_WAKTU: 'Dibuat setelah waktu ujian habis',
  LEWAT_BUKTI: 'Jam perangkat tertinggal: menurut server dibuat setelah waktu habis',
  PINDAH: 'Dibuat di perangkat lama setelah ujian pindah',
  SESUDAH_SELESAI: 'Dibuat setelah ujian diselesaikan',
  TERLAMBAT: 'Tiba setelah batas terima jawaban',
  WAKTU_DITAMBAH: 'Waktu habis di perangkat sebelum tambahan waktu diketahui',
  BELUM_BOLEH_SELESAI: 'Selesai ditekan sebelum menit minimum',
};

export interface JudgedOperation {
  verdik: Verdict;
  putusan: Putusan | null;
  body: OperationBody | undefined;
  rank: Rank;
  tibaMs: number;
}

/** Which register of the sheet an operation writes; undefined: none. */
const registerOf = (body: OperationBody | undefined): string | undefined => {
  const write = body && writeOf(body);
  return write && `${write.register} ${write.butir}`;
};

/**
 * What became of each operation of one attempt, in the order given. Of those that count or were accepted, the largest rank
 * of a question stands and the others were replaced by it. Late is what arrived after the last moment.
 */
export function nasibOf(all: readonly JudgedOperation[], batasAkhirMs: number): Nasib[] {
  const largest = new Map<string, Rank>();
  for (const one of all) {
    const register = registerOf(one.body);
    if (register === undefined || !isMerged(one)) continue;
    if (one.rank > (largest.get(register) ?? '')) largest.set(register, one.rank);
  }
  return all.map((one) => {
    const { verdik, putusan, body, rank, tibaMs } = one;
    if (verdik === 'ditolak') return 'ditolak';
    if (verdik === 'tertahan' && putusan === null) return 'tertahan';
    if (putusan === 'ditolak') return 'tidak_diterima';
    const register = registerOf(body);
    if (register !== undefined && rank < (largest.get(register) ?? '')) return 'ditimpa';
    if (putusan === 'diterima') return 'diterima';
    return tibaMs > batasAkhirMs ? 'terlambat' : 'dihitung';
  });
}

const isMerged = ({ verdik, putusan }: JudgedOperation): boolean =>
  verdik === 'dihitung' || (verdik === 'tertahan' && putusan === 'diterima');

/** One attempt in the list (api/rekonsiliasi). `id` is the attempt's. */
export const ujianRekonsiliasiContract = z.object({
  id: z.string(),
  /** The participant's row of the schedule. */
  baris_id: z.string(),
  nis: z.string(),
  nama: z.string(),
  ruang: z.string(),
  percobaan: z.int(),
  asal: z.string(),
  status: z.string(),
  /** A reset took it out of use. */
  diarsipkan: z.boolean(),
  /** Received and what devices said they still hold. */
  dibuat: z.int(),
  diterima: z.int(),
  belum_terkirim: z.int(),
  /** Held and not decided. */
  tertahan: z.int(),
  beda_layar: z.boolean(),
});
export type UjianRekonsiliasi = z.output<typeof ujianRekonsiliasiContract>;

/** Everything that came of one attempt (api/rekonsiliasi-ujian/{id}). */
export const rincianUjianContract = z.object({
  ujian: ujianRekonsiliasiContract,
  jumlah: z.record(nasib, z.int()),
  operasi: z.array(
    z.object({
      id: z.string(),
      perangkat: z.string(),
      /** Place in its stream. */
      seq: z.int(),
      /** By the device's own clock; null: unreadable. */
      dibuat_ms: z.number().nullable(),
      tiba_ms: z.number(),
      isi: z.string(),
      nasib,
      /** Why it was held or refused; '' for what counts. */
      sebab: z.string(),
      /** Code of the reason of a held one. */
      alasan: z.string().nullable(),
    }),
  ),
  tindakan: z.array(
    z.object({
      id: z.string(),
      jenis: z.string(),
      nama: z.string(),
      alasan: z.string(),
      waktu_ms: z.number(),
    }),
  ),
});
export type RincianUjian = z.output<typeof rincianUjianContract>;

const sebabTertahan = z.enum([
  'ELAPSED_MUNDUR',
  'MULAI_DITAHAN',
  'PERANGKAT_KEDUA',
  'LEWAT_WAKTU',
  'LEWAT_BUKTI',
  'PINDAH',
  'SESUDAH_SELESAI',
  'TERLAMBAT',
]);

/** A decision about held operations of rows (api/tertahan-terima, api/tertahan-tolak). */
export const isianPutusan = z.object({
  /** Participants' rows. */
  ids: z.array(z.string().min(1).max(64)).min(1, 'Pilih paling sedikit satu peserta.').max(2_000),
  /** Only those held for this reason, or one of these. */
  sebab: z
    .array(sebabTertahan)
    .min(1)
    .or(sebabTertahan.transform((one) => [one]))
    .optional(),
  alasan: z.string().trim().min(3, 'Isi alasan, paling sedikit 3 huruf.').max(255),
  /** Drawn by the client: the same act sent again changes nothing. */
  tindakan_id: z.string().min(1).max(64),
});
