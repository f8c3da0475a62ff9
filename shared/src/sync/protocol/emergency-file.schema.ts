import { z } from 'zod';
import { emergencyFileKind } from './emergency-file.ts';
import { suratTextMax } from './protocol.ts';
import { streamId, offlineStart } from './protocol.schema.ts';

const base64Url = z.string().regex(/^[\w-]*$/);
const hash = z.string().regex(/^[\w-]{43}$/);

/** Jawaban darurat: what a device holds, sealed for the server. Outside stands only what it is and which server reads it. */
export const emergencyFile = z.object({
  jenis: z.literal(emergencyFileKind),
  v: z.literal(1),
  server_id: z.string().max(64),
  /** `emergencyContent` as JSON, sealed for the server's public key. */
  isi: base64Url,
});
export type EmergencyFile = z.infer<typeof emergencyFile>;

const emergencyStream = z.object({
  ujian_id: z.string().min(1).max(64),
  aliran: streamId,
  /** Stream key; missing where the device has it no more. It proves a stream only to a server that knows none. */
  kunci: hash.optional(),
  /** The start, where the server has not heard of it yet. */
  mulai: offlineStart.optional(),
  /** Batches (`batchRequest`) from the first operation on with their proofs; `tersegel`: sealed for the server once more. */
  kiriman: z.array(z.object({ bukti: hash, tersegel: z.boolean(), isi: base64Url })).max(500),
});
export type EmergencyStream = z.infer<typeof emergencyStream>;

export const emergencyContent = z.object({
  v: z.literal(1),
  aliran: z.array(emergencyStream).max(100),
  /** The server's decisions about the attempts, one each; files of before have none. */
  surat: z
    .array(
      z.object({
        ujian_id: z.string().min(1).max(64),
        surat: z.object({ teks: z.string().max(suratTextMax), mac: hash }),
      }),
    )
    .max(100)
    .optional(),
});
export type EmergencyContent = z.infer<typeof emergencyContent>;

const jumlah = z.int().min(0);

/** What became of the answers of one attempt in one file, or of a file that could not be read. */
export const hasilDaruratContract = z.object({
  berkas: z.string(),
  /** Number and name; '' where the file does not tell. */
  peserta: z.string(),
  hasil: z.enum(['diterima', 'sudah_ada', 'tertahan', 'rusak', 'ditolak']),
  /** Operations new to the server that count, and those it had already. */
  diterima: jumlah,
  sudah_ada: jumlah,
  /** New ones that wait for staff, and those set aside because nothing proves them. */
  tertahan: jumlah,
  disisihkan: jumlah,
  message: z.string(),
});
export type HasilDarurat = z.infer<typeof hasilDaruratContract>;
