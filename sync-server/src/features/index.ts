import type { DefineFeature, SchoolFacts } from '../feature.ts';
import { sandboxes } from '../sandbox/open-sandbox.ts';
import { absenFeature } from './absen/absen.feature.ts';
import { acuanFeature } from './acuan/acuan.feature.ts';
import { akunFeature } from './akun/akun.feature.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { alasanVerifikasiFeature } from './alasan-verifikasi/alasan-verifikasi.feature.ts';
import { daftarUlangFeature } from './daftar-ulang/daftar-ulang.feature.ts';
import { biodataFeature } from './biodata/biodata.feature.ts';
import { buktiSeleksiFeature } from './bukti-seleksi/bukti-seleksi.feature.ts';
import { dasborPendaftarFeature } from './dasbor-pendaftar/dasbor-pendaftar.feature.ts';
import { dasborStafFeature } from './dasbor-staf/dasbor-staf.feature.ts';
import { dokumenPesertaFeature } from './dokumen-peserta/dokumen-peserta.feature.ts';
import { dokumenPersyaratanFeature } from './dokumen-persyaratan/dokumen-persyaratan.feature.ts';
import { formasiFeature } from './formasi/formasi.feature.ts';
import { gladiBersihFeature } from './gladi-bersih/gladi-bersih.feature.ts';
import { hapusanFeature } from './hapusan/hapusan.feature.ts';
import { hasilPendaftarFeature } from './hasil-pendaftar/hasil-pendaftar.feature.ts';
import { hasilUjianFeature } from './hasil-ujian/hasil-ujian.feature.ts';
import { jadwalPendaftaranFeature } from './jadwal-pendaftaran/jadwal-pendaftaran.feature.ts';
import { jadwalUjianFeature } from './jadwal-ujian/jadwal-ujian.feature.ts';
import { kerjaLatarFeature } from './kerja-latar/kerja-latar.feature.ts';
import { kerangkaFeature } from './kerangka/kerangka.feature.ts';
import { kertasUjianFeature } from './kertas-ujian/kertas-ujian.feature.ts';
import { jalurPendaftaranFeature } from './jalur-pendaftaran/jalur-pendaftaran.feature.ts';
import { olahNilaiFeature } from './olah-nilai/olah-nilai.feature.ts';
import { laporanFeature } from './laporan/laporan.feature.ts';
import { paramNilaiFeature } from './param-nilai/param-nilai.feature.ts';
import { paramPrestasiFeature } from './param-prestasi/param-prestasi.feature.ts';
import { findSesiUjian } from './pencadangan/automatic/sesi-ujian.queries.ts';
import { pencadanganFeature } from './pencadangan/pencadangan.feature.ts';
import { pemberitahuanFeature } from './pemberitahuan/pemberitahuan.feature.ts';
import { pengumumanFeature } from './pengumuman/pengumuman.feature.ts';
import { peraturanFeature } from './peraturan/peraturan.feature.ts';
import { pesertaFeature } from './peserta/peserta.feature.ts';
import { privasiFeature } from './privasi/privasi.feature.ts';
import { programKeahlianFeature } from './program-keahlian/program-keahlian.feature.ts';
import { ruangFeature } from './ruang/ruang.feature.ts';
import { refSekolahFeature } from './ref-sekolah/ref-sekolah.feature.ts';
import { pendaftaranFeature } from './pendaftaran/pendaftaran.feature.ts';
import { persetujuanFeature } from './persetujuan/persetujuan.feature.ts';
import { permohonanFeature } from './permohonan/permohonan.feature.ts';
import { registrasiFeature } from './registrasi/registrasi.feature.ts';
import { sanggahanFeature } from './sanggahan/sanggahan.feature.ts';
import { seleksiFeature } from './seleksi/seleksi.feature.ts';
import { situsFeature } from './situs/situs.feature.ts';
import { sliderFeature } from './slider/slider.feature.ts';
import { sekolahFeature } from './sekolah/sekolah.feature.ts';
import { findSekolah } from './sekolah/sekolah.queries.ts';
import { getZona } from './sekolah/zona.queries.ts';
import { pesanFeature } from './pesan/pesan.feature.ts';
import { pesanKeluarFeature } from './pesan-keluar/pesan-keluar.feature.ts';
import { getToldRanMs } from './ujian/time/told-time.queries.ts';
import { ujianFeature } from './ujian/ujian.feature.ts';
import { sistemFeature } from './sistem/sistem.feature.ts';
import { pengaturanFeature } from './pengaturan/pengaturan.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { soalFeature } from './soal/soal.feature.ts';
import { verifikasiFeature } from './verifikasi/verifikasi.feature.ts';
import { wilayahFeature } from './wilayah/wilayah.feature.ts';

/** The table of contents of the server: one line a domain. */
export const features: readonly DefineFeature[] = [
  sistemFeature,
  sekolahFeature,
  pengaturanFeature,
  akunFeature,
  programKeahlianFeature,
  jalurPendaftaranFeature,
  paramNilaiFeature,
  paramPrestasiFeature,
  dokumenPersyaratanFeature,
  peraturanFeature,
  jadwalPendaftaranFeature,
  ruangFeature,
  alasanVerifikasiFeature,
  acuanFeature,
  refSekolahFeature,
  wilayahFeature,
  sliderFeature,
  pengumumanFeature,
  pesertaFeature,
  registrasiFeature,
  seleksiFeature,
  situsFeature,
  jadwalUjianFeature,
  pemberitahuanFeature,
  pesanFeature,
  pesanKeluarFeature,
  persetujuanFeature,
  pendaftaranFeature,
  dokumenPesertaFeature,
  biodataFeature,
  sanggahanFeature,
  verifikasiFeature,
  daftarUlangFeature,
  formasiFeature,
  permohonanFeature,
  dasborPendaftarFeature,
  ujianFeature,
  absenFeature,
  hasilUjianFeature,
  olahNilaiFeature,
  buktiSeleksiFeature,
  kertasUjianFeature,
  hasilPendaftarFeature,
  laporanFeature,
  dasborStafFeature,
  privasiFeature,
  mediaFeature,
  soalFeature,
  auditFeature,
  hapusanFeature,
  kerangkaFeature,
  pencadanganFeature,
  kerjaLatarFeature,
  gladiBersihFeature(sandboxes),
];

/** What a server asks of the school's own data when it opens. */
export const school: SchoolFacts = {
  isSetUp: async (read) => (await findSekolah(read)) !== undefined,
  zona: getZona,
  toldRanMs: getToldRanMs,
  isExam: async (read, nowMs) => (await findSesiUjian(read, nowMs, await getZona(read))).sesi === 'berjalan',
};
