import type { z } from 'zod';
import type {
  HasilUlang,
  isianRencanaUlang,
  isianSusulan,
  isianUjianUlang,
} from '../jadwal-ujian/ujian-ulang.schema.ts';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { AnalisisUjian } from './analisis.schema.ts';
import type { BarisNilai, HasilJadwal, KepalaHasil, RekapNilai } from './daftar-nilai.schema.ts';
import type { isianKoreksi, isianRencanaKoreksi, RencanaKoreksi } from './koreksi-kunci.schema.ts';
import type { BarisTeori } from './nilai-teori.schema.ts';
import type { isianPutusan, RincianUjian, UjianRekonsiliasi } from './rekonsiliasi.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

// Schedules with results, and the scores of one.
export const hasilUjian = getCall('/api/hasil-ujian', 'kelolaNilai').of<ListAsk, Lines<HasilJadwal>>();
export const kepalaHasil = getCall('/api/hasil-ujian/:jadwal_ujian_id', 'kelolaNilai').of<
  undefined,
  KepalaHasil
>();
export const daftarNilai = getCall('/api/daftar-nilai/:jadwal_ujian_id', 'kelolaNilai').of<
  ListAsk,
  Lines<BarisNilai>
>();
/** Its query `menurut` says what it is divided by. */
export const rekapNilai = getCall('/api/rekap-nilai/:jadwal_ujian_id', 'kelolaNilai').of<
  ListAsk,
  RekapNilai[]
>();
/** N.T of every participant, out of all his exams. */
export const nilaiTeori = getCall('/api/nilai-teori', 'kelolaNilai').of<ListAsk, Lines<BarisTeori>>();

// Item analysis of a schedule, and of a version of a bank over all its schedules.
export const analisisButir = getCall('/api/analisis-butir/:id', 'kelolaSoal').of<undefined, AnalisisUjian>();
export const downloadAnalisisButir = getCall('/api/analisis-butir-export/:id', 'kelolaSoal').of<
  undefined,
  FileAnswer
>();
export const analisisBank = getCall('/api/analisis-butir-bank/:id', 'kelolaSoal').of<
  undefined,
  AnalisisUjian
>();
export const downloadAnalisisBank = getCall('/api/analisis-butir-bank-export/:id', 'kelolaSoal').of<
  undefined,
  FileAnswer
>();

// A key that was wrong: what its correction would change, and the correction.
export const rencanaKoreksi = postCall('/api/koreksi-kunci-rencana', 'kelolaSoal').of<
  Sent<typeof isianRencanaKoreksi>,
  RencanaKoreksi
>();
export const koreksiKunci = postCall('/api/koreksi-kunci', 'kelolaSoal', { isLong: true }).of<
  Sent<typeof isianKoreksi>,
  Acted<{ data: { berubah: number } }>
>();

// Make-ups and remedials: whom they would be for, and the rows.
export type Dijadwalkan = Acted<{ data: Pick<HasilUlang, 'dibuat' | 'dilewati'> }>;
export const rencanaUlang = postCall('/api/ujian-ulang-rencana', 'awasiUjian').of<
  Sent<typeof isianRencanaUlang>,
  HasilUlang
>();
export const ujianUlang = postCall('/api/ujian-ulang', 'awasiUjian', { isLong: true }).of<
  Sent<typeof isianUjianUlang>,
  Dijadwalkan
>();
export const susulan = postCall('/api/jadwal-ujian-susulan', 'awasiUjian', {
  external: 'the call of the specification, for a whole session: our screen sends chosen participants',
}).of<Sent<typeof isianSusulan>, Dijadwalkan>();

// What became of everything that participants did, and decisions about what is held.
/** Its query `perlu=putusan` leaves those of whom something is held. */
export const rekonsiliasi = getCall('/api/rekonsiliasi/:jadwal_ujian_id', 'kelolaNilai').of<
  ListAsk,
  Lines<UjianRekonsiliasi>
>();
export const rincianUjian = getCall('/api/rekonsiliasi-ujian/:ujian_id', 'kelolaNilai').of<
  undefined,
  RincianUjian
>();

/** A decision about what is held of participants, each by itself: one refusal never stops the rest. Ids are those of the rows. */
type Putusan = Acted<{ data: { berhasil: string[]; gagal: { id: string; message: string }[] } }>;

export const terimaTertahan = postCall('/api/tertahan-terima', 'awasiUjian', { isLong: true }).of<
  Sent<typeof isianPutusan>,
  Putusan
>();
export const tolakTertahan = postCall('/api/tertahan-tolak', 'awasiUjian', { isLong: true }).of<
  Sent<typeof isianPutusan>,
  Putusan
>();
