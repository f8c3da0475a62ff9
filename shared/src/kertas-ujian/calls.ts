import type { z } from 'zod';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { BeritaAcara, simpanBeritaAcara } from './berita-acara.schema.ts';
import type { printKertasContract, SesiKertas } from './kertas-ujian.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

// The papers of a session by room: what there is to print, and the print.
export const sesiKertas = getCall('/api/kertas-ujian/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  undefined,
  SesiKertas
>();
export const printKertas = postCall('/api/kertas-ujian', 'awasiUjian', { isLong: true }).of<
  Sent<typeof printKertasContract>,
  FileAnswer
>();

// The record of an exam in a room, as it stands and as staff edited it.
export const beritaAcara = getCall('/api/berita-acara/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  { ruang: string },
  BeritaAcara
>();
export const catatBeritaAcara = postCall('/api/berita-acara', 'awasiUjian').of<
  Sent<typeof simpanBeritaAcara>,
  Acted<{ data: BeritaAcara }>
>();

/** The proof of registration as PDF; refused before the first send. */
export const printBukti = postCall('/api/peserta/cetak-bukti-pendaftaran', 'ikutUjian').of<
  undefined,
  FileAnswer
>();
/** The same of one applicant, for staff. */
export const printBuktiPendaftar = postCall('/api/verifikasi-bukti', 'verifikasiBerkas').of<
  { id: string },
  FileAnswer
>();
