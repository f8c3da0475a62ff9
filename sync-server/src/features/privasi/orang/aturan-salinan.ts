/** For whom a copy of somebody's data is made. */
export type Untuk = 'pendaftar' | 'panitia';

/** The act on record. */
export const tindakanSalin = 'salin data';

type Columns = Readonly<Record<string, readonly string[]>>;

/** Columns that leave the server in no copy: what opens something, which questions were drawn, and what is planned. */
export const rahasia: Columns = {
  akun: ['sandi_jenis', 'sandi_hash', 'sandi_tersegel'],
  sesi_masuk: ['id'],
  peserta: ['kode_verifikasi'],
  ujian: ['paket_id', 'paket_undian', 'undian', 'urutan'],
  aliran: ['kunci_tersegel', 'sesi_masuk_id'],
  langganan_push: ['sesi_masuk_id', 'endpoint', 'p256dh', 'auth'],
  tautan_sandi: ['sidik', 'sidik_sandi'],
  hasil_seleksi: ['sampai_ms'],
};

/** Tables of the committee's own work on a file: drafts of decisions, who looked at what, seats that are not published. */
export const dapurPanitia: readonly string[] = [
  'pemeriksaan',
  'dokumen_dilihat',
  'tanda_berkas',
  'kursi_seleksi',
  'percobaan_kirim',
  'serahan_percakapan',
];

/** Tables that tell of a result, or follow from one: an applicant reads them once his is published. */
export const tentangHasil: readonly string[] = [
  'hasil_seleksi',
  'nilai_peserta',
  'daftar_ulang',
  'peralihan_daftar_ulang',
  'promosi_cadangan',
];

/** Columns of other tables that hold scores. */
export const nilaiUjian: Columns = { ujian: ['benar', 'nilai'] };

/** Columns with the name of whoever acted, beside the one with his account: other people's data to the applicant. */
export const namaPetugas: Readonly<Record<string, string>> = {
  peralihan_berkas: 'nama',
  peralihan_daftar_ulang: 'nama',
  promosi_cadangan: 'nama',
  peralihan_permohonan: 'nama',
  tindakan: 'nama',
  sanggahan: 'dijawab_oleh',
  daftar_ulang: 'diubah_oleh',
};

/** Tables of a device's log: in data.json alone, nobody reads them as text. */
export const jejakMesin: readonly string[] = ['aliran', 'operasi', 'operasi_bentrok', 'kabar_perangkat'];

/** Names of the tables of a person, as the summary calls them. */
export const judulTabel: Readonly<Record<string, string>> = {
  peserta: 'Data pokok',
  akun: 'Akun',
  berkas: 'Formulir yang sedang ditulis',
  berkas_terkirim: 'Formulir yang dikirim',
  biodata: 'Biodata',
  daftar_ulang: 'Daftar ulang',
  dokumen_dilihat: 'Dokumen yang dibuka pemeriksa',
  dokumen_peserta: 'Dokumen persyaratan',
  hasil_seleksi: 'Hasil seleksi',
  jadwal_ujian_peserta: 'Jadwal ujian',
  kabar_perangkat: 'Kabar perangkat ujian',
  kursi_seleksi: 'Kursi dan cadangan yang sedang disusun',
  nilai_peserta: 'Nilai yang ditulis panitia',
  pemeriksaan: 'Pemeriksaan yang berjalan',
  rencana_retensi: 'Rencana penghapusan dokumen',
  persetujuan: 'Persetujuan pernyataan',
  peralihan_berkas: 'Perjalanan berkas',
  peralihan_daftar_ulang: 'Perjalanan daftar ulang',
  percakapan: 'Percakapan',
  permohonan: 'Permohonan formasi',
  pesan: 'Pesan',
  pesan_keluar: 'Pesan WhatsApp dan surel',
  promosi_cadangan: 'Naik dari cadangan',
  sanggahan: 'Sanggahan',
  tanda_berkas: 'Tanda isian ganda',
  ujian: 'Ujian yang dikerjakan',
  gagal_masuk: 'Percobaan masuk yang gagal',
  pengawas_ruang: 'Tugas mengawas',
  permintaan_sandi: 'Permintaan kata sandi',
  sesi_masuk: 'Perangkat yang pernah masuk',
  tindakan: 'Tindakan pengawas',
  peralihan_permohonan: 'Perjalanan permohonan',
  percobaan_kirim: 'Percobaan kirim pesan',
  aliran: 'Aliran jawaban ujian',
  operasi: 'Catatan jawaban ujian',
  operasi_bentrok: 'Catatan jawaban yang bentrok',
  langganan_push: 'Perangkat yang menerima pemberitahuan',
  serahan_percakapan: 'Serah terima percakapan',
  tautan_sandi: 'Tautan kata sandi',
  audit: 'Catatan perubahan',
  hapusan_isi: 'Yang dihapus dan masih dapat diurungkan',
  berhenti_pesan: 'Tidak ingin menerima pesan',
  media: 'Berkas yang diunggah',
  pengumuman_pembaca: 'Pengumuman yang dibaca',
  unggahan: 'Unggahan yang belum selesai',
};
