/** Where an application stands and what comes next, in plain words. */
export interface Kabar {
  title: string;
  body: string;
}

const kabar: readonly Kabar[] = [
  {
    title: 'Formulir belum dikirim',
    body: 'Isi formulir pendaftaran, lalu kirim. Nomor pendaftaran diberikan saat formulir terkirim.',
  },
  {
    title: 'Berkas sedang diperiksa',
    body: 'Panitia memeriksa berkas Anda. Tidak ada yang perlu Anda lakukan; hasilnya tampil di halaman ini.',
  },
  {
    title: 'Berkas perlu diperbaiki',
    body: 'Perbaiki bagian yang diminta panitia, lalu kirim formulir sekali lagi.',
  },
  {
    title: 'Perbaikan sedang diperiksa',
    body: 'Panitia memeriksa perbaikan Anda. Tidak ada yang perlu Anda lakukan; hasilnya tampil di halaman ini.',
  },
  {
    title: 'Berkas diterima',
    body: 'Berkas Anda lengkap. Ikuti jadwal pendaftaran, dan tunggu pengumuman hasil seleksi.',
  },
  {
    title: 'Berkas ditolak',
    body: 'Pendaftaran ini tidak dilanjutkan. Baca alasannya, dan kirim pesan ke panitia bila ada yang keliru.',
  },
  {
    title: 'Pendaftaran dicabut',
    body: 'Pendaftaran ini sudah dicabut. Bila ini keliru, kirim pesan ke panitia.',
  },
];

/** What an applicant is told of a file at this status. */
export const kabarStatus = (status: number): Kabar => kabar[status] ?? { title: '', body: '' };
