import type { Context } from '../context.ts';
import type { Feature } from '../http/route.ts';
import { absenFeature } from './absen/absen.feature.ts';
import { acuanFeature } from './acuan/acuan.feature.ts';
import { akunFeature } from './akun/akun.feature.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { alasanVerifikasiFeature } from './alasan-verifikasi/alasan-verifikasi.feature.ts';
import { dokumenPersyaratanFeature } from './dokumen-persyaratan/dokumen-persyaratan.feature.ts';
import { hapusanFeature } from './hapusan/hapusan.feature.ts';
import { hasilUjianFeature } from './hasil-ujian/hasil-ujian.feature.ts';
import { jadwalPendaftaranFeature } from './jadwal-pendaftaran/jadwal-pendaftaran.feature.ts';
import { jadwalUjianFeature } from './jadwal-ujian/jadwal-ujian.feature.ts';
import { kertasUjianFeature } from './kertas-ujian/kertas-ujian.feature.ts';
import { jalurPendaftaranFeature } from './jalur-pendaftaran/jalur-pendaftaran.feature.ts';
import { paramNilaiFeature } from './param-nilai/param-nilai.feature.ts';
import { paramPrestasiFeature } from './param-prestasi/param-prestasi.feature.ts';
import { peraturanFeature } from './peraturan/peraturan.feature.ts';
import { pesertaFeature } from './peserta/peserta.feature.ts';
import { programKeahlianFeature } from './program-keahlian/program-keahlian.feature.ts';
import { ruangFeature } from './ruang/ruang.feature.ts';
import { refSekolahFeature } from './ref-sekolah/ref-sekolah.feature.ts';
import { sekolahFeature } from './sekolah/sekolah.feature.ts';
import { pesanFeature } from './pesan/pesan.feature.ts';
import { ujianFeature } from './ujian/ujian.feature.ts';
import { sistemFeature } from './sistem/sistem.feature.ts';
import { pengaturanFeature } from './pengaturan/pengaturan.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { soalFeature } from './soal/soal.feature.ts';
import { wilayahFeature } from './wilayah/wilayah.feature.ts';

/** The table of contents of the server: one line a domain. */
export const features: ((context: Context) => Feature)[] = [
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
  pesertaFeature,
  jadwalUjianFeature,
  pesanFeature,
  ujianFeature,
  absenFeature,
  hasilUjianFeature,
  kertasUjianFeature,
  mediaFeature,
  soalFeature,
  auditFeature,
  hapusanFeature,
];
