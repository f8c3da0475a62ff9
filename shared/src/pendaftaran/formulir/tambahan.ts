import { acuan, angka, dokumen, langkah, pilih, saklar, teks, type Terisi } from './field.ts';
import { jenisBantuan } from './pilihan.ts';

const isPrestasi = { tampil: (terisi: Terisi) => terisi['prestasi_status'] === true };
const isAfirmasi = { tampil: (terisi: Terisi) => terisi['afirmasi_status'] === true };

export const kelulusan = langkah('skl', 'Surat keterangan lulus', [
  dokumen('dok_skl', 'Surat keterangan lulus', 'Nama dan tanda tangan kepala sekolah terbaca jelas?'),
]);

export const prestasi = langkah('prestasi', 'Prestasi', [
  saklar('prestasi_status', 'Saya punya prestasi lomba'),
  acuan('param_prestasi_id', 'Tingkat prestasi', 'prestasi', isPrestasi),
  teks('prestasi_penyelenggara', 'Penyelenggara', 150, isPrestasi),
  teks('prestasi_nama', 'Nama prestasi', 150, isPrestasi),
  dokumen('prestasi_dokumen', 'Sertifikat prestasi', 'Nama dan peringkat terbaca jelas?', isPrestasi),
]);

export const afirmasi = langkah('afirmasi', 'Bantuan pemerintah', [
  saklar('afirmasi_status', 'Keluarga saya menerima bantuan pemerintah'),
  pilih('afirmasi_jenis_bantuan', 'Jenis bantuan', () => jenisBantuan, isAfirmasi),
  teks('afirmasi_nama', 'Nama di kartu bantuan', 100, isAfirmasi),
  teks('afirmasi_nomor', 'Nomor kartu bantuan', 50, isAfirmasi),
  dokumen('afirmasi_dokumen', 'Kartu bantuan', 'Nama dan nomor kartu terbaca jelas?', isAfirmasi),
]);

export const keterangan = langkah('keterangan', 'Surat keterangan', [
  angka('tinggi_badan', 'Tinggi badan', { min: 50, max: 250, satuan: 'cm' }),
  dokumen('dok_skck', 'SKCK', 'Nama dan tanggal surat terbaca jelas?', { tampil: (_, { skck }) => skck }),
  dokumen('dok_surat_keterangan_sehat', 'Surat keterangan sehat', 'Nama dan stempel terbaca jelas?'),
  saklar('butawarna_status', 'Saya buta warna', { tampil: (_, { butawarna }) => butawarna }),
  dokumen(
    'dok_surat_keterangan_buta_warna',
    'Surat keterangan tidak buta warna',
    'Nama dan stempel terbaca jelas?',
    { tampil: (terisi, { butawarna }) => butawarna && terisi['butawarna_status'] !== true },
  ),
]);

/** The declaration as it is agreed to and printed (3 §5). */
export const teksPernyataan =
  'Saya menyatakan bahwa data yang saya isi adalah benar tanpa manipulasi, dan saya siap didiskualifikasi bila di kemudian hari terbukti melakukan kecurangan.';

export const pernyataan = langkah('pernyataan', 'Pernyataan', [
  saklar('pernyataan_status', 'Saya menyetujui pernyataan ini'),
]);
