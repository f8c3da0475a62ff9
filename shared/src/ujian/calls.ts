import type { z } from 'zod';
import type { gantiTokenContract } from '../absen/perintah.schema.ts';
import type { TokenSesi } from '../absen/token-sesi.schema.ts';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { OfflineKit } from '../sync/protocol/offline-kit.ts';
import {
  batchBytesMax,
  suratTextMax,
  type BatchAnswer,
  type OfflineStartAnswer,
  type StartAnswer,
  type SuratAnswer,
} from '../sync/protocol/protocol.ts';
import type { BatchRequest, offlineStart, suratRequest } from '../sync/protocol/protocol.schema.ts';
import { emergencyBytesMax } from '../sync/protocol/emergency-file.ts';
import type { HasilDarurat } from '../sync/protocol/emergency-file.schema.ts';
import type {
  Dasbor,
  InfoUjian,
  JawabanTersimpan,
  KeadaanUjian,
  SisaWaktu,
  SoalTampil,
  UjianDitawarkan,
  UjianSelesai,
  UjianServer,
} from './answers.ts';
import type { kesiapanContract } from './kesiapan.schema.ts';
import type {
  createSoalsContract,
  fetchSoalContract,
  gantiPesertaContract,
  getSoalContract,
  jadwalUjianContract,
  kodeLuringContract,
  setTimeLeftContract,
  setTimeLeftV2Contract,
  storeJawabanContract,
  ujianContract,
} from './panggilan.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

// What the proctor's screen asks of exams: the token of a session, the code for starts without the server, and files.
export const tokenSesi = getCall('/api/token-sesi/:tanggal/:sesi', 'awasiRuang').of<undefined, TokenSesi>();
export const gantiToken = postCall('/api/token-sesi/:tanggal/:sesi', 'awasiUjian').of<
  Sent<typeof gantiTokenContract>,
  Acted<{ data: TokenSesi }>
>();
export const kodeLuring = postCall('/api/kode-luring/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  Sent<typeof kodeLuringContract>,
  Acted<{ data: { kode: string } }>
>();
/** A form with files of devices as `file`; a few at once. */
export const jawabanDarurat = postCall('/api/jawaban-darurat', 'awasiUjian', {
  bodyMax: 6 * emergencyBytesMax,
}).of<FormData, Acted<{ data: HasilDarurat[] }>>();

// What a participant asks of his own exams.
const small = { bodyMax: 64 * 1024 };
const older = {
  ...small,
  external: 'the calls of the specification: our sheet keeps a log of its own and syncs it',
};
type OfRow = Sent<typeof jadwalUjianContract>;

export const dasbor = getCall('/api/peserta/dashboard', 'ikutUjian').of<undefined, Dasbor>();
export const ujianPeserta = postCall('/api/peserta/dashboard-jadwal-ujian', 'ikutUjian', small).of<
  undefined,
  UjianDitawarkan[]
>();
export const keadaanUjian = postCall('/api/peserta/fetch-info-status-ujian', 'ikutUjian', small).of<
  OfRow,
  KeadaanUjian
>();
export const infoUjian = postCall('/api/peserta/fetch-info-soal', 'ikutUjian', small).of<OfRow, InfoUjian>();
/** The short answer is for a client without a stream of its own. */
export const createSoals = postCall('/api/peserta/create-soals', 'ikutUjian', small).of<
  Sent<typeof createSoalsContract>,
  StartAnswer | Acted<{ lanjut: true }>
>();
export const gantiPeserta = postCall('/api/peserta/ganti-peserta', 'ikutUjian', small).of<
  Sent<typeof gantiPesertaContract>,
  Acted
>();
export const laporKesiapan = postCall('/api/peserta/kesiapan', 'ikutUjian', small).of<
  Sent<typeof kesiapanContract>,
  Acted
>();
export const tokenHalaman = postCall('/api/peserta/token-halaman', 'ikutUjian', small).of<
  Sent<typeof gantiPesertaContract>,
  Acted
>();
export const fetchSoal = postCall('/api/peserta/fetch-soal', 'ikutUjian', older).of<
  Sent<typeof fetchSoalContract>,
  SoalTampil
>();
export const getSoal = postCall('/api-v2/get-soal', 'ikutUjian', older).of<
  Sent<typeof getSoalContract>,
  SoalTampil
>();
export const getTimeLeft = postCall('/api/peserta/get-time-left', 'ikutUjian', older).of<OfRow, SisaWaktu>();
export const getTimeLeftV2 = postCall('/api-v2/get-time-left', 'ikutUjian', older).of<
  Sent<typeof ujianContract>,
  SisaWaktu
>();
export const setTimeLeft = postCall('/api/peserta/set-time-left', 'ikutUjian', older).of<
  Sent<typeof setTimeLeftContract>,
  SisaWaktu
>();
export const setTimeLeftV2 = postCall('/api-v2/set-time-left', 'ikutUjian', older).of<
  Sent<typeof setTimeLeftV2Contract>,
  SisaWaktu
>();
export const storeJawaban = postCall('/api/peserta/store-jawaban', 'ikutUjian', older).of<
  Sent<typeof storeJawabanContract>,
  JawabanTersimpan
>();
export const storeJawabanV2 = postCall('/api-v2/store-jawaban', 'ikutUjian', older).of<
  Sent<typeof storeJawabanContract>,
  JawabanTersimpan
>();
export const konfirmasiSelesai = postCall('/api/peserta/konfirmasi-selesai', 'ikutUjian', older).of<
  OfRow,
  UjianSelesai
>();

// Messages of devices that keep their own log: proven by the stream's key or the server's own word, not by a login.
/** The body is exact bytes; the header `x-bukti` proves them. */
export const syncBatch = postCall('/api/sync/:ujian_id/:aliran', 'publik', {
  bodyMax: batchBytesMax + 24_000,
}).of<BatchRequest, BatchAnswer>();
/** A number that rises and the version of the attempt that the device knows; answers 204, or 200 where there is news. */
export const syncHidup = postCall('/api/sync-hidup/:aliran', 'publik', { bodyMax: 100 }).of<
  string,
  FileAnswer
>();
export const mulaiLuring = postCall('/api/mulai-luring', 'publik', small).of<
  Sent<typeof offlineStart>,
  OfflineStartAnswer
>();
export const syncSurat = postCall('/api/sync-surat', 'publik', { bodyMax: 2 * suratTextMax }).of<
  Sent<typeof suratRequest>,
  SuratAnswer
>();
export const bekal = postCall('/api/peserta/bekal', 'ikutUjian').of<OfRow, OfflineKit>();
export const ujianServer = getCall('/api/ujian-server', 'ikutUjian').of<undefined, UjianServer>();
export const paket = getCall('/api/paket/:id', 'ikutUjian', {
  external: 'a sheet is fetched at the address that the list of exams or the start names',
}).of<undefined, FileAnswer>();
export const paketGambar = getCall('/api/paket-gambar/:alamat', 'ikutUjian').of<undefined, FileAnswer>();
