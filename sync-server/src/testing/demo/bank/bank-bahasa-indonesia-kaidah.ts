import type { SoalDemo } from './soal-demo.ts';

/** Ejaan (EYD), kata baku, bentuk kata, makna kata, daftar pustaka. */
export const soalKaidah: SoalDemo[] = [
  {
    soal: '<p>Kalimat yang seluruh katanya baku adalah …</p>',
    pilihan: [
      'Apoteker itu menasihati pasien yang membeli obat.',
      'Kami meminta ijin kepada wali kelas untuk mengikuti lomba.',
      'Siswa kelas XII sedang praktek kerja di perusahaan itu.',
      'Simpanlah kwitansi pembayaran ini dengan baik.',
      'Setiap usaha tentu mengandung resiko.',
    ],
    jawaban: 'A',
  },
  {
    soal: '<p>Penggunaan huruf kapital yang tepat terdapat dalam kalimat …</p>',
    pilihan: [
      'Kami belajar bahasa inggris bersama Bu Dewi.',
      'Rombongan itu menyeberangi selat Sunda pada malam hari.',
      'Pada bulan Mei, Bupati Hasan berkunjung ke Bangka.',
      'Ayah bekerja sebagai Guru di sebuah SMK.',
      'Upacara dilaksanakan setiap hari senin pagi.',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Penggunaan tanda koma (,) yang tepat terdapat dalam kalimat …</p>',
    pilihan: [
      'Upacara bendera ditunda, karena hujan deras.',
      'Ibu membeli, beras, gula dan minyak goreng.',
      'Ia rajin berlatih. Oleh karena itu ia menjadi juara.',
      'Karena hujan deras, upacara bendera ditunda.',
      'Guru kami, berasal dari Kota Padang.',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Penulisan <em>di</em> yang tepat terdapat dalam kalimat …</p>',
    pilihan: [
      'Buku itu diletakkan diatas meja.',
      'Piala itu disimpan di ruang kepala sekolah.',
      'Sampah harus di buang pada tempatnya.',
      'Disekolah kami terdapat enam laboratorium.',
      'Berkas itu harus di serahkan hari ini.',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Penulisan bilangan yang tepat terdapat dalam kalimat …</p>',
    pilihan: [
      '3 siswa mewakili sekolah dalam lomba jaringan komputer.',
      'Regu kami meraih juara ke 2 tingkat kabupaten.',
      'Teknologi berkembang pesat pada abad ke-XXI.',
      'Ayahnya seorang pejuang tahun 1945 an.',
      'Tiga siswa mewakili sekolah dalam lomba jaringan komputer.',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Penulisan judul karangan yang tepat adalah …</p>',
    pilihan: [
      'Cara Merawat Komputer Di Laboratorium Sekolah',
      'Cara merawat komputer di laboratorium sekolah',
      'Cara Merawat Komputer di Laboratorium Sekolah',
      'Cara Merawat komputer di Laboratorium sekolah',
      'Cara Merawat Komputer di laboratorium sekolah',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Penulisan gelar dan singkatan yang tepat terdapat dalam kalimat …</p>',
    pilihan: [
      'Kepala sekolah kami adalah Drs Ahmad Fauzi MPd.',
      'Kepala sekolah kami adalah Ahmad Fauzi S.Pd, M.Pd.',
      'Kepala sekolah kami adalah Ahmad Fauzi, Spd., Mpd.',
      'Kepala sekolah kami adalah Ahmad Fauzi, S.Pd., M.Pd.',
      'Kepala sekolah kami adalah Ahmad Fauzi, S.pd., M.pd.',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Kata serapan yang ditulis secara baku adalah …</p>',
    pilihan: ['sistim', 'aktivitas', 'kwalitas', 'analisa', 'standarisasi'],
    jawaban: 'B',
  },
  {
    soal: '<p>Kata berimbuhan yang bentuknya tepat terdapat dalam kalimat …</p>',
    pilihan: [
      'Mereka mengkomunikasikan hasil penelitian itu.',
      'Panitia mensosialisasikan jadwal ujian.',
      'Ia menterjemahkan buku panduan mesin.',
      'Semua warga ikut mensukseskan acara itu.',
      'Mesin itu memproses limbah menjadi pupuk.',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Lulusan SMK harus mampu … diri dengan perkembangan teknologi.</p><p>Kata berimbuhan yang tepat untuk melengkapi kalimat tersebut adalah …</p>',
    pilihan: ['menyesuaikan', 'menyesuai', 'disesuaikan', 'bersesuaian', 'penyesuaian'],
    jawaban: 'A',
  },
  {
    soal: '<p>Hasil pengukuran alat itu sangat <em>akurat</em>.</p><p>Kata yang bersinonim dengan <em>akurat</em> adalah …</p>',
    pilihan: ['cepat', 'mahal', 'kuat', 'tepat', 'rumit'],
    jawaban: 'D',
  },
  {
    soal: '<p>Sekolah itu menempati gedung <em>permanen</em> setelah tiga tahun menumpang.</p><p>Lawan kata <em>permanen</em> adalah …</p>',
    pilihan: ['sempit', 'sementara', 'sederhana', 'selamanya', 'seterusnya'],
    jawaban: 'B',
  },
  {
    soal: '<p>Kalimat yang mengandung kata atau kelompok kata bermakna kias adalah …</p>',
    pilihan: [
      'Ibu membuang tulang ikan ke tempat sampah.',
      'Punggung Ayah pegal setelah mengangkat karung.',
      'Sejak muda, Tono menjadi tulang punggung keluarganya.',
      'Dokter memeriksa tulang kaki pemain bola itu.',
      'Kakak menggendong adik di punggungnya.',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Perhatikan identitas buku berikut.</p><table><tbody><tr><td>Judul</td><td>Merakit Komputer Pribadi</td></tr><tr><td>Pengarang</td><td>Hendra Wijaya</td></tr><tr><td>Penerbit</td><td>Cakrawala Ilmu</td></tr><tr><td>Kota terbit</td><td>Bandung</td></tr><tr><td>Tahun terbit</td><td>2021</td></tr></tbody></table><p>Penulisan daftar pustaka yang tepat adalah …</p>',
    pilihan: [
      'Hendra Wijaya. 2021. <em>Merakit Komputer Pribadi</em>. Bandung: Cakrawala Ilmu.',
      'Wijaya, Hendra. <em>Merakit Komputer Pribadi</em>. 2021. Cakrawala Ilmu: Bandung.',
      'Wijaya, Hendra, 2021, <em>Merakit Komputer Pribadi</em>, Bandung, Cakrawala Ilmu.',
      'Wijaya Hendra. 2021. <em>Merakit Komputer Pribadi</em>. Cakrawala Ilmu: Bandung.',
      'Wijaya, Hendra. 2021. <em>Merakit Komputer Pribadi</em>. Bandung: Cakrawala Ilmu.',
    ],
    jawaban: 'E',
  },
];
