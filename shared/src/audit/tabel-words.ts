import { labelPeserta } from '../pendaftaran/label-peserta.ts';
import { resources } from '../resources.ts';

/** Tables of the audit trail as screens call them; those that are missing are named as they are spelled. */
export const tabelWords: Readonly<Partial<Record<string, string>>> = {
  peserta: 'Peserta',
  pengaturan: 'Pengaturan',
  media: 'Berkas',
  jadwal_ujian_peserta: 'Jadwal peserta',
  rahasia_sesi: 'Token sesi',
  berita_acara: 'Berita acara',
  keadaan_server: 'Jam server',
  impor: 'Impor berkas',
  audit: 'Riwayat perubahan',
  permintaan_sandi: 'Permintaan kata sandi',
  penolakan: 'Permintaan ditolak',
  pencadangan: 'Pencadangan',
  pengawas_ruang: 'Pengawas ruang',
  kartu_ruang: 'Kartu ruang',
  geser_sesi: 'Pergeseran jam',
  penutupan_ruang: 'Penutupan ruang',
  permohonan: 'Permohonan',
  naskah_persetujuan: 'Naskah pernyataan',
  persetujuan: 'Persetujuan',
  daftar_ulang: 'Daftar ulang',
  sesi_masuk: 'Perangkat yang pernah masuk',
  gagal_masuk: 'Catatan gagal masuk',
  ...Object.fromEntries(resources.map(({ name, label }) => [name, label])),
};

/** Labels of the fields that a table's form has. */
export const labelsOfTabel = (tabel: string): Readonly<Partial<Record<string, string>>> => {
  if (tabel === 'peserta') return labelPeserta;
  const resource = resources.find(({ name }) => name === tabel);
  return { ...labelsOfAll, ...resource?.readLabels, ...resource?.labels };
};

/** Fields of acts that no form has. */
const labelsOfAll = {
  jumlah: 'Jumlah baris',
  ikut_terhapus: 'Ikut terhapus',
  q: 'Kata yang dicari',
  sort: 'Urutan',
  peserta_id: 'Peserta',
  akun_id: 'Akun',
  user_id: 'Pengawas',
  username: 'Nama',
  email: 'Nama masuk',
  ujian_id: 'Ujian',
  jadwal_ujian_id: 'Jadwal ujian',
  jadwal_ujian_sesi_id: 'Sesi',
  jurusan_id: 'Program keahlian',
  jurusan_id_1: labelPeserta.jurusan_id_1,
  program_keahlian_id: 'Program keahlian',
  master_soal_id: 'Bank soal',
  nomor_peserta: 'Nomor peserta',
  nama_berkas: 'Nama berkas',
  status_berkas: 'Status berkas',
  formasi_id: 'Formasi',
  status_permohonan: 'Status permohonan',
  pencadangan_id: 'Pencadangan',
};
