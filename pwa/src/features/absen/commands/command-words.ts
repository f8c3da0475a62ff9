import type { CommandKind } from './command.ts';

interface CommandWords {
  title: string;
  /** What the command does, and what it destroys. */
  text: string;
  yes: string;
  danger: boolean;
  /** Frequent reasons, put in with one tap. */
  reasons: readonly string[];
}

/** Titles and sentences of the proctor's commands. */
export const commandWords: Record<CommandKind, CommandWords> = {
  'reset-login': {
    title: 'Reset login',
    text: 'Peserta dapat masuk lagi, juga di perangkat lain. Jawaban yang sudah ada tetap tersimpan.',
    yes: 'Reset login',
    danger: false,
    reasons: ['perangkat mati', 'pindah perangkat', 'lupa kata sandi'],
  },
  'izinkan-mulai': {
    title: 'Izinkan mulai',
    text: 'Ujian yang dimulai tanpa server dilanjutkan di perangkatnya, selama waktunya masih ada. Jawaban yang sudah tertahan tetap menunggu persetujuan panitia.',
    yes: 'Izinkan mulai',
    danger: false,
    reasons: ['jam perangkat salah', 'kertas Token darurat dibuka di ruang', 'hadir sejak awal'],
  },
  'tambah-waktu': {
    title: 'Tambah waktu',
    text: 'Waktu ujian peserta diperpanjang; ujian yang berakhir karena waktu habis atau dipaksa selesai terbuka lagi, dan yang belum mulai mendapatkannya saat mulai. Perangkatnya mengetahui saat menghubungi server lagi.',
    yes: 'Tambah waktu',
    danger: false,
    reasons: ['listrik padam', 'perangkat diganti', 'datang terlambat'],
  },
  pesan: {
    title: 'Kirim pesan',
    text: 'Pesan tampil di layar peserta saat perangkatnya menghubungi server lagi, paling lama satu menit. Waktu ujian tetap berjalan, dan terlihat kapan pesan dibaca.',
    yes: 'Kirim pesan',
    danger: false,
    reasons: [],
  },
  'paksa-selesai': {
    title: 'Paksa selesai',
    text: 'Ujian diakhiri sekarang dan peserta tidak dapat menjawab lagi. Jawaban yang masih di perangkatnya tetap dinilai bila tiba.',
    yes: 'Ya, akhiri ujian',
    danger: true,
    reasons: ['sakit', 'waktu sesi habis', 'pelanggaran'],
  },
  'buka-kembali': {
    title: 'Buka kembali',
    text: 'Lembar ujian peserta terbuka lagi dengan jawabannya dan sisa waktunya. Perangkatnya mengetahui saat menghubungi server lagi.',
    yes: 'Buka kembali',
    danger: false,
    reasons: ['salah menekan Selesai', 'belum memeriksa jawaban'],
  },
  'reset-ujian': {
    title: 'Reset ujian',
    text: 'Seluruh jawaban percobaan ini dibuang dari penilaian dan peserta mulai dari awal.',
    yes: 'Ya, reset ujian',
    danger: true,
    reasons: ['salah akun', 'soal bermasalah'],
  },
  pelanggaran: {
    title: 'Catat pelanggaran',
    text: 'Dicatat dan ikut tercetak pada berita acara. Jawaban, waktu dan nilai tidak berubah.',
    yes: 'Catat',
    danger: false,
    reasons: [],
  },
};
