import type { z } from 'zod';
import { deleteCall, getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { Lines, ListAsk, Option } from '../kernel/resource.ts';
import type {
  HasilGenerate,
  HasilResetJadwal,
  isianReset,
  JadwalPeserta,
  tanggalSesi,
} from './jadwal-peserta.schema.ts';
import type { isianPengawasRuang, RuangDiawasi } from './pengawas-ruang.schema.ts';
import type { HasilPindah, isianPindah } from './pindah.schema.ts';
import type { isianGenerate, isianRencana, RencanaJadwal } from './rencana.schema.ts';
import type { SesiHari } from './sesi-hari.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

// Participants' rows of a date and session. A list is whole, or a page where its query asks for one.
export const jadwalPeserta = getCall(
  '/api/jadwal-ujian-peserta/:tanggal/:jadwal_ujian_sesi_id',
  'kelolaJadwal',
).of<ListAsk, Lines<JadwalPeserta>>();
/** The sessions of a date in which participants sit. */
export const sesiTerjadwal = getCall('/api/jadwal-ujian-peserta/:tanggal', 'kelolaJadwal').of<
  undefined,
  SesiHari[]
>();
/** The sessions of those whom the account watches. */
export const sesiDiawasi = getCall('/api/sesi-ruang/:tanggal', 'awasiUjian').of<undefined, SesiHari[]>();
export const rencanaJadwal = postCall('/api/jadwal-ujian-peserta-rencana', 'kelolaJadwal').of<
  Sent<typeof isianRencana>,
  RencanaJadwal
>();
/** The specification's call names one session; ours sends the plan that was looked at. */
export const generateJadwal = postCall('/api/jadwal-ujian-peserta-generate', 'kelolaJadwal', {
  isLong: true,
}).of<Sent<typeof isianGenerate> | Sent<typeof tanggalSesi>, Acted<{ data: HasilGenerate }>>();
/** What a reset would take back. */
export const lihatReset = getCall(
  '/api/jadwal-ujian-peserta-reset/:tanggal/:jadwal_ujian_sesi_id',
  'kelolaJadwal',
).of<undefined, HasilResetJadwal>();
/** `hapusan_id` takes it back; null: no row went. */
export const resetJadwal = postCall('/api/jadwal-ujian-peserta-reset', 'kelolaJadwal', { isLong: true }).of<
  Sent<typeof isianReset>,
  Acted<{ data: HasilResetJadwal; hapusan_id: string | null }>
>();
export const pindahJadwal = postCall('/api/jadwal-ujian-peserta-pindah', 'kelolaJadwal').of<
  Sent<typeof isianPindah>,
  Acted<{ data: HasilPindah }>
>();
export const downloadJadwalPeserta = postCall('/api/jadwal-ujian-peserta-download', 'kelolaJadwal', {
  isLong: true,
}).of<Sent<typeof tanggalSesi>, FileAnswer>();

// Who watches which room of a date and session; an act answers the rooms as they are after it.
/** Sessions with their times. Who watches exams may choose among them too. */
export const sesiCombo = postCall('/api/jadwal-ujian-sesi-combo', 'masuk').of<undefined, Option[]>();
export const pengawasCombo = postCall('/api/pengawas-combo', 'kelolaJadwal').of<undefined, Option[]>();
export const ruangDiawasi = getCall('/api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id', 'kelolaJadwal').of<
  undefined,
  RuangDiawasi[]
>();
export const tugaskanPengawas = postCall(
  '/api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id',
  'kelolaJadwal',
).of<Sent<typeof isianPengawasRuang>, Acted<{ data: RuangDiawasi[] }>>();
export const lepasPengawas = deleteCall(
  '/api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id/:id',
  'kelolaJadwal',
).of<undefined, Acted<{ data: RuangDiawasi[]; hapusan_id: string }>>();
