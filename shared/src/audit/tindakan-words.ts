/** Acts of the audit trail as screens call them. */
export const tindakanWords: Readonly<Partial<Record<string, string>>> = {
  buat: 'Dibuat',
  ubah: 'Diubah',
  hapus: 'Dihapus',
  'urungkan hapus': 'Penghapusan diurungkan',
  tambah: 'Ditambah',
  impor: 'Diimpor',
  ekspor: 'Diekspor',
  'impor peserta': 'Impor peserta',
  baca: 'Berkas pribadi dibaca',
  'buat akun': 'Akun dibuat',
  'daftar akun': 'Akun didaftarkan sendiri',
  'ubah profil': 'Profil sendiri diubah',
  'ganti sandi': 'Kata sandi diganti sendiri',
  'reset sandi': 'Kata sandi direset',
  'abaikan permintaan sandi': 'Permintaan sandi diabaikan',
  keluarkan: 'Dikeluarkan dari perangkat',
  'lihat sandi kartu': 'Sandi kartu dilihat',
  'sandi baru': 'Sandi kartu diganti',
  'cetak kartu': 'Kartu dicetak',
  'cetak daftar': 'Daftar dicetak',
  'cetak kertas ujian': 'Kertas ujian dicetak',
  'buat jadwal peserta': 'Jadwal peserta dibuat',
  'pindah jadwal peserta': 'Jadwal peserta dipindah',
  'reset jadwal peserta': 'Jadwal peserta direset',
  mulai_ujian: 'Ujian dimulai',
  mulai_luring: 'Ujian dimulai tanpa server',
  pindah_perangkat: 'Ujian dilanjutkan di perangkat lain',
  masuk_lagi: 'Ujian dilanjutkan setelah masuk lagi',
  ganti_peserta: 'Ganti peserta',
  ganti_token: 'Token diganti',
  kirim_pesan: 'Pesan dikirim',
  pesan_layar: 'Pesan ke layar',
  jawaban_darurat: 'Jawaban darurat diunggah',
  buka_token_darurat: 'Token darurat dibuka',
  token_halaman: 'Lembar dibuka lagi dengan token',
  reset_login: 'Login direset',
  paksa_selesai: 'Diselesaikan paksa',
  buka_kembali: 'Ujian dibuka kembali',
  izinkan_mulai: 'Mulai tanpa server diizinkan',
  tambah_waktu: 'Waktu ditambah',
  terima_surat: 'Keputusan diambil lagi dari perangkat',
  lewati_kirim_ulang: 'Belum mengirim ulang setelah pemulihan, tidak ditunggu lagi',
  terima_tertahan: 'Jawaban tertahan diterima',
  tolak_tertahan: 'Jawaban tertahan ditolak',
  susulan: 'Susulan dijadwalkan',
  remedial: 'Remedial dijadwalkan',
  'nilai berubah': 'Nilai berubah',
  'koreksi kunci': 'Kunci dikoreksi',
  pelanggaran: 'Pelanggaran dicatat',
  salah_akun: 'Salah akun diperbaiki',
  geser_sesi: 'Sesi digeser',
  tutup_ruang: 'Ruang ditutup',
  buka_ruang: 'Ruang dibuka kembali',
  buat_kartu: 'Kartu ruang dibuat',
  cabut_kartu: 'Kartu ruang dicabut',
  masuk_kartu: 'Ruang dibuka dengan kartu',
  'jam-server': 'Jam server diambil alih',
  'ubah-isi': 'Isi paket diubah',
  'versi baru': 'Disalin ke versi baru',
  'salin soal': 'Disalin dari soal lain',
  'pindah soal': 'Dipindah ke bank lain',
  setup: 'Penyiapan awal',
  'buat pencadangan': 'Pencadangan dibuat',
  'unduh pencadangan': 'Pencadangan diunduh',
  'hapus pencadangan': 'Pencadangan dihapus',
  'pulihkan pencadangan': 'Pencadangan dipulihkan',
  'tempat pencadangan': 'Tempat kedua pencadangan diubah',
  'lihat kode pemulihan': 'Kode pemulihan dilihat',
  'simpan kode pemulihan': 'Kode pemulihan disimpan',
  'kode pemulihan baru': 'Kode pemulihan diganti',
  'reset data pendaftar': 'Data pendaftar direset',
  'terima kehilangan': 'Data yang hilang diterima',
};

/** An act or field in words: known ones by name, others as they are spelled, without their underscores. */
export const inWords = (name: string, words: Readonly<Partial<Record<string, string>>> = {}): string => {
  const text = name.replaceAll(/[_-]/g, ' ').trim();
  return words[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
};

/** Names among `words` whose words hold what was typed, also as an active verb: `menghapus` finds `Dihapus`. */
export function findNames(words: Readonly<Partial<Record<string, string>>>, typed: string): string[] {
  const word = typed.toLowerCase();
  const stem = word.replace(/^me(ng|m|n)?(?=.{4})/, '');
  return Object.entries(words).flatMap(([name, text = '']) => {
    const shown = text.toLowerCase();
    return shown.includes(word) || (stem !== word && shown.includes(stem)) ? [name] : [];
  });
}
