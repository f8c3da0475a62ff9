import {
  golonganResource,
  jurusanResource,
  opdResource,
  pekerjaanResource,
  pendidikanResource,
} from './acuan/acuan.schema.ts';
import { akunResource } from './akun/akun.schema.ts';
import { alasanVerifikasiResource } from './alasan-verifikasi/alasan-verifikasi.schema.ts';
import { dokumenPersyaratanResource } from './dokumen-persyaratan/dokumen-persyaratan.schema.ts';
import { formasiResource } from './formasi/formasi.schema.ts';
import { jadwalPendaftaranResource } from './jadwal-pendaftaran/jadwal-pendaftaran.schema.ts';
import { jadwalUjianResource } from './jadwal-ujian/jadwal-ujian.schema.ts';
import { sesiResource } from './jadwal-ujian/sesi.schema.ts';
import { jalurPendaftaranResource } from './jalur-pendaftaran/jalur-pendaftaran.schema.ts';
import type { AnyResource } from './kernel/resource.ts';
import { paramNilaiResource } from './param-nilai/param-nilai.schema.ts';
import { paramPrestasiResource } from './param-prestasi/param-prestasi.schema.ts';
import { peraturanResource } from './peraturan/peraturan.schema.ts';
import { programKeahlianResource } from './program-keahlian/program-keahlian.schema.ts';
import { jawabanSiapResource } from './pesan/jawaban-siap.schema.ts';
import { pengumumanResource } from './pengumuman/pengumuman.schema.ts';
import { refSekolahResource } from './ref-sekolah/ref-sekolah.schema.ts';
import { ruangResource } from './ruang/ruang.schema.ts';
import { profilSekolahResource } from './sekolah/profil-sekolah.schema.ts';
import { sliderResource } from './slider/slider.schema.ts';
import { masterSoalResource } from './soal/master-soal.schema.ts';
import { soalResource } from './soal/soal.schema.ts';
import { wilayahResources } from './wilayah/wilayah.schema.ts';

/** Lists with a screen in the menu, in the menu's order. The page has a screen for each key. */
export const menuResources = {
  formasi: formasiResource,
  masterSoal: masterSoalResource,
  sesi: sesiResource,
  jadwalUjian: jadwalUjianResource,
  programKeahlian: programKeahlianResource,
  ruang: ruangResource,
  jadwalPendaftaran: jadwalPendaftaranResource,
  jalurPendaftaran: jalurPendaftaranResource,
  dokumenPersyaratan: dokumenPersyaratanResource,
  peraturan: peraturanResource,
  paramNilai: paramNilaiResource,
  paramPrestasi: paramPrestasiResource,
  alasanVerifikasi: alasanVerifikasiResource,
  jawabanSiap: jawabanSiapResource,
  refSekolah: refSekolahResource,
  provinsi: wilayahResources.provinsi,
  pekerjaan: pekerjaanResource,
  pendidikan: pendidikanResource,
  golongan: golonganResource,
  opd: opdResource,
  slider: sliderResource,
  pengumuman: pengumumanResource,
  profilSekolah: profilSekolahResource,
  akun: akunResource,
} satisfies Record<string, AnyResource>;

/** Every list that staff keep: what is derived from resources is derived from this list. */
export const resources: readonly AnyResource[] = [
  ...Object.values(menuResources),
  soalResource,
  jurusanResource,
  wilayahResources.kabupaten,
  wilayahResources.kecamatan,
  wilayahResources.desa,
];
