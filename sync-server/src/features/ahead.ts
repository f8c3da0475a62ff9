import { findJadwalOfBank, findNextWindow } from './jadwal-ujian/jadwal/jadwal-of-bank.queries.ts';
import { findWaktuHasil } from './olah-nilai/publikasi/publikasi.queries.ts';
import { isWatched } from './jadwal-ujian/ruang/pengawas-ruang.queries.ts';
import { findProgramUse } from './jadwal-ujian/jadwal/program-use.queries.ts';
import { findRuangUse } from './jadwal-ujian/ruang/ruang-use.queries.ts';
import { listUjianOfPeserta } from './jadwal-ujian/jadwal/ujian-from.queries.ts';
import {
  findAkunByNomor,
  findOwnerOfNama,
  findPesertaOfAkun,
  findSesiMasuk,
} from './peserta/account/masuk.queries.ts';
import { listPermintaan, searchPermintaan } from './peserta/account/permintaan-sandi.queries.ts';
import { isDaftarUlang } from './daftar-ulang/daftar-ulang.queries.ts';
import { isMengirim, isMengisi } from './pendaftaran/saat-kirim.queries.ts';
import { countPermohonan } from './permohonan/count-permohonan.queries.ts';
import { listFormasiPelamar } from './permohonan/permohonan.queries.ts';
import { hasKursi } from './seleksi/terbit.queries.ts';
import { isHadir, isUjianPada } from './ujian/attempt/hadir.queries.ts';
import { listJadwalPeserta } from './ujian/attempt/list-jadwal-peserta.queries.ts';
import {
  findUjianBerjalan,
  hasRunningUjian,
  listAkunUjian,
} from './ujian/commands/running-attempts.queries.ts';
import { listUsedBanks } from './ujian/paket/used-banks.queries.ts';

/**
 * What a feature asks of those that stand after it in `featureOrder` (.dependency-cruiser.cjs), which it may not import:
 * reads alone, by name. The last in the order of those whose tables a read joins answers it.
 */
export const ahead = {
  // akun asks: who signs in with a number, whom an account belongs to, and who has forgotten a password.
  findAkunByNomor,
  findOwnerOfNama,
  findPesertaOfAkun,
  findSesiMasuk,
  listPermintaan,
  searchPermintaan,
  // program-keahlian, sekolah, ruang and soal ask what is in use and may not change.
  findProgramUse,
  hasRunningUjian,
  findRuangUse,
  findJadwalOfBank,
  listUsedBanks,
  // soal shows when a bank is needed next.
  findNextWindow,
  // pesan asks whether somebody writes while he sits an exam.
  findUjianBerjalan,
  // peserta asks for the exams of a participant and who watches him, and lists who has come how far: began his form, sent it
  // when, sits or sat an exam, has a seat, re-registered for it.
  hasKursi,
  isDaftarUlang,
  isHadir,
  isMengirim,
  isMengisi,
  isUjianPada,
  isWatched,
  listUjianOfPeserta,
  // formasi shows how many have applied, is not deleted over it, and tells an applicant where his own stands.
  countPermohonan,
  listFormasiPelamar,
  // dasbor-pendaftar tells until when one waits for results.
  findWaktuHasil,
  // pesan-keluar holds notifications back from who sits an exam.
  listAkunUjian,
  // jadwal-ujian shows how far the attempts of its rows are.
  listJadwalPeserta,
};
