import type { z } from 'zod';
import type { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { getCall, postCall, type Acted, type EventsAnswer, type FileAnswer } from '../kernel/call.ts';
import type { pesanLayarContract, pesanPengawasContract } from '../pesan/pesan.schema.ts';
import type { AbsenRow } from './absen-row.schema.ts';
import type { HasilPerintah, HasilResetLogin } from './hasil-perintah.schema.ts';
import type {
  buatKartuContract,
  cabutKartuContract,
  KartuRuang,
  masukKartuContract,
  TiketKartu,
} from './kartu-ruang.schema.ts';
import type {
  reopenFinishContract,
  catatPelanggaranContract,
  izinkanMulaiContract,
  lewatiKirimUlangContract,
  resetLoginContract,
  resetUjianContract,
  salahAkunContract,
  setSelesaiContract,
  tambahWaktuContract,
} from './perintah.schema.ts';
import type {
  openRuangContract,
  geserSesiContract,
  HasilOpenRuang,
  SesiRuang,
  TertahanRuang,
  closeRuangContract,
} from './sesi-ruang.schema.ts';
import type { KekuranganTercatat } from './kekurangan.ts';
import type { TindakanPeserta } from './tindakan-peserta.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
type OnMany<Hasil = HasilPerintah> = Acted<{ data: Hasil }>;
type OnOne<Besides = object> = Acted<{ data: AbsenRow & Besides }>;

// The list of a session, once, live and as a file, and the record of one of its rows.
export const absen = getCall('/api/jadwal-ujian-absen/:tanggal/:sesi', 'awasiRuang', {
  external: 'the call of the specification: our screen follows the live one',
}).of<undefined, AbsenRow[]>();
export const absenLive = getCall('/api/jadwal-ujian-absen/:tanggal/:sesi/live', 'awasiRuang').of<
  undefined,
  EventsAnswer
>();
export const downloadAbsen = postCall('/api/download-data-absen', 'awasiUjian').of<
  Sent<typeof tanggalSesi>,
  FileAnswer
>();
export const tindakanPeserta = getCall('/api/absen-tindakan/:id', 'awasiRuang').of<
  undefined,
  TindakanPeserta[]
>();

// Commands on rows.
export const catatPelanggaran = postCall('/api/pelanggaran', 'awasiRuang').of<
  Sent<typeof catatPelanggaranContract>,
  OnMany
>();
export const resetLogin = postCall('/api/reset-login', 'awasiRuang').of<
  Sent<typeof resetLoginContract>,
  OnMany<HasilResetLogin>
>();
export const tambahWaktu = postCall('/api/tambah-waktu', 'awasiRuang').of<
  Sent<typeof tambahWaktuContract>,
  OnMany
>();
export const setSelesai = postCall('/api/set-selesai', 'awasiRuang').of<
  Sent<typeof setSelesaiContract>,
  OnOne
>();
export const reopenFinish = postCall('/api/buka-kembali', 'awasiRuang').of<
  Sent<typeof reopenFinishContract>,
  OnMany
>();
export const izinkanMulai = postCall('/api/izinkan-mulai', 'awasiRuang').of<
  Sent<typeof izinkanMulaiContract>,
  OnMany
>();
export const lewatiKirimUlang = postCall('/api/lewati-kirim-ulang', 'awasiRuang').of<
  Sent<typeof lewatiKirimUlangContract>,
  OnMany
>();
/** Answers with the minutes that are proposed for who sat at the wrong account. */
export const salahAkun = postCall('/api/salah-akun', 'awasiRuang').of<
  Sent<typeof salahAkunContract>,
  OnOne<{ usul_menit: number }>
>();
export const resetUjian = postCall('/api/reset-ujian-private', 'awasiUjian').of<
  Sent<typeof resetUjianContract>,
  OnOne
>();
export const pesanLayar = postCall('/api/pesan-layar', 'awasiRuang').of<
  Sent<typeof pesanLayarContract>,
  OnMany
>();
export const pesanPengawas = postCall('/api/jadwal-ujian-absen-send-private-message', 'awasiRuang', {
  external: 'the call of the specification, for one participant: our screen sends to many',
}).of<Sent<typeof pesanPengawasContract>, OnOne>();

// Times and rooms of a session.
export const sesiRuang = getCall('/api/sesi-ruang/:tanggal/:jadwal_ujian_sesi_id', 'awasiRuang').of<
  undefined,
  SesiRuang
>();
export const tertahanRuang = getCall('/api/tertahan-ruang/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  undefined,
  TertahanRuang
>();
export const geserSesi = postCall('/api/geser-sesi', 'awasiUjian').of<
  Sent<typeof geserSesiContract>,
  Acted
>();
export const closeRuang = postCall('/api/tutup-ruang', 'awasiRuang').of<
  Sent<typeof closeRuangContract>,
  Acted<{ data: KekuranganTercatat }>
>();
export const openRuang = postCall('/api/buka-ruang', 'awasiRuang').of<
  Sent<typeof openRuangContract>,
  Acted<{ data: HasilOpenRuang }>
>();

// Cards that open a room without an account.
export const kartuRuang = getCall('/api/kartu-ruang/:tanggal/:jadwal_ujian_sesi_id', 'awasiUjian').of<
  undefined,
  KartuRuang[]
>();
export const buatKartu = postCall('/api/kartu-ruang', 'awasiUjian').of<
  Sent<typeof buatKartuContract>,
  Acted<{ data: KartuRuang | undefined }>
>();
export const cabutKartu = postCall('/api/kartu-ruang-cabut', 'awasiUjian').of<
  Sent<typeof cabutKartuContract>,
  Acted
>();
export const masukKartu = postCall('/api/auth/kartu-ruang', 'publik').of<
  Sent<typeof masukKartuContract>,
  TiketKartu
>();
export const keluarKartu = postCall('/api/kartu-ruang-keluar', 'kartuRuang').of<undefined, Acted>();
