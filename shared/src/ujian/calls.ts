import type { z } from 'zod';
import type { gantiTokenContract } from '../absen/perintah.schema.ts';
import type { TokenSesi } from '../absen/token-sesi.schema.ts';
import { get, post, type Acted } from '../kernel/call.ts';
import { emergencyBytesMax } from '../sync/emergency-file.ts';
import type { HasilDarurat } from '../sync/emergency-file.schema.ts';
import type { kodeLuringContract } from './panggilan.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

// What the proctor's screen asks of exams: the token of a session, the code for starts without the server, and files.
export const tokenSesi = get('/api/token-sesi/:tanggal/:sesi', 'awasiRuang').of<undefined, TokenSesi>();
export const gantiToken = post('/api/token-sesi/:tanggal/:sesi', 'awasiUjian').of<
  Sent<typeof gantiTokenContract>,
  Acted<{ data: TokenSesi }>
>();
export const kodeLuring = post('/api/kode-luring/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  Sent<typeof kodeLuringContract>,
  Acted<{ data: { kode: string } }>
>();
/** A form with files of devices as `file`; a few at once. */
export const jawabanDarurat = post('/api/jawaban-darurat', 'awasiUjian', {
  bodyMax: 6 * emergencyBytesMax,
}).of<FormData, Acted<{ data: HasilDarurat[] }>>();
