import type { SoalDemo } from './soal-demo.ts';

/** Kalimat efektif, kalimat majemuk, paragraf, surat, menulis santun. */
export const soalKalimat: SoalDemo[] = [
  {
    soal: '<p>Kalimat yang efektif adalah …</p>',
    pilihan: [
      'Bagi semua peserta diwajibkan membawa kartu ujian.',
      'Semua peserta-peserta wajib membawa kartu ujian.',
      'Semua peserta wajib membawa kartu ujian.',
      'Agar supaya tertib, peserta membawa kartu ujian.',
      'Kepada para peserta wajib membawa kartu ujian.',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>(…) kendaraan listrik lebih hemat energi, harganya masih mahal. (…), pemerintah memberikan bantuan kepada pembeli. Bantuan itu diberikan (…) makin banyak masyarakat beralih ke kendaraan listrik.</p><p>Kata penghubung yang tepat untuk melengkapi paragraf tersebut secara berurutan adalah …</p>',
    pilihan: [
      'Meskipun – Oleh karena itu – agar',
      'Karena – Akan tetapi – meskipun',
      'Jika – Sebaliknya – sehingga',
      'Sejak – Selain itu – walaupun',
      'Supaya – Namun – karena',
    ],
    jawaban: 'A',
  },
  {
    soal: '<p>Kalimat majemuk bertingkat yang menyatakan hubungan syarat adalah …</p>',
    pilihan: [
      'Rudi tetap berangkat meskipun hujan turun.',
      'Ketika bel berbunyi, siswa memasuki ruang ujian.',
      'Ibu memasak nasi dan Ayah menyapu halaman.',
      'Lampu itu padam karena kabelnya putus.',
      'Kamu boleh memulai ujian jika token sudah dimasukkan.',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Kami sudah menyerahkan berkas itu kepada panitia.</p><p>Bentuk pasif yang tepat dari kalimat tersebut adalah …</p>',
    pilihan: [
      'Berkas itu kami sudah menyerahkan kepada panitia.',
      'Berkas itu sudah kami serahkan kepada panitia.',
      'Panitia sudah menerima berkas itu dari kami.',
      'Kami sudah diserahkan berkas itu oleh panitia.',
      'Berkas itu sudah terserah kami kepada panitia.',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Bu Rina berkata kepada kami, “Kumpulkan tugas kalian besok pagi!”</p><p>Kalimat tidak langsung yang tepat adalah …</p>',
    pilihan: [
      'Bu Rina berkata bahwa kumpulkan tugas kalian besok pagi.',
      'Bu Rina bertanya kepada kami apakah tugas dikumpulkan besok pagi.',
      'Bu Rina menyuruh kami agar kalian mengumpulkan tugas besok pagi.',
      'Bu Rina menyuruh kami mengumpulkan tugas kami keesokan paginya.',
      'Bu Rina mengumpulkan tugas kami pada keesokan paginya.',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>(1) Hidroponik adalah cara menanam tanpa tanah. (2) Tanaman memperoleh zat hara dari larutan yang dialirkan ke akarnya. (3) Harga tanah di kota besar naik setiap tahun. (4) Dengan cara itu, sayuran dapat ditanam di halaman yang sempit. (5) Hasil panennya pun lebih bersih.</p><p>Kalimat yang tidak padu dalam paragraf tersebut ditandai dengan nomor …</p>',
    pilihan: ['(1)', '(2)', '(3)', '(4)', '(5)'],
    jawaban: 'C',
  },
  {
    soal: '<p>(1) Kaca helm yang tergores membuat pandangan kabur. (2) Tali pengikat yang longgar membuat helm mudah lepas. (3) Lapisan busa yang rusak tidak mampu meredam benturan. (4) Helm yang usianya lebih dari lima tahun pun mulai rapuh. (5) Jadi, keadaan helm perlu diperiksa secara berkala.</p><p>Kalimat utama paragraf tersebut ditandai dengan nomor …</p>',
    pilihan: ['(1)', '(2)', '(3)', '(4)', '(5)'],
    jawaban: 'E',
  },
  {
    soal: '<p>Kalimat penutup surat resmi dari panitia kepada orang tua siswa yang tepat adalah …</p>',
    pilihan: [
      'Atas perhatiannya, kami ucapkan banyak terima kasih.',
      'Atas perhatian Bapak/Ibu, kami mengucapkan terima kasih.',
      'Demikian surat ini, harap Bapak/Ibu maklum adanya ya.',
      'Atas perhatian beliau, dihaturkan banyak terima kasih.',
      'Sekian dulu dari kami, sampai jumpa di sekolah.',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Kantin sekolah menyediakan banyak makanan, tetapi tempat cuci tangannya hanya satu dan sering kehabisan sabun.</p><p>Kritik yang disampaikan secara santun dan disertai saran adalah …</p>',
    pilihan: [
      'Kantin ini jorok sekali, sebaiknya ditutup saja.',
      'Pengelola kantin tidak pernah memikirkan kebersihan.',
      'Makanan di kantin banyak, jadi tempat cuci tangan tidak penting.',
      'Makanannya beragam; alangkah baiknya jika tempat cuci tangan ditambah dan sabunnya selalu tersedia.',
      'Saya tidak akan membeli makanan lagi sebelum pengelola kantin diganti dengan orang yang lebih bersih.',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Di rak itu terdapat 40 gawai rusak. Siswa kelas XI memperbaiki 25 di antaranya. <em>Barang-barang itu</em> kemudian disumbangkan kepada panti asuhan dalam keadaan siap pakai.</p><p>Kelompok kata <em>barang-barang itu</em> merujuk pada …</p>',
    pilihan: [
      '25 gawai yang sudah diperbaiki siswa',
      '40 gawai rusak yang ada di rak',
      '15 gawai yang belum diperbaiki',
      'peralatan milik panti asuhan',
      'rak tempat menyimpan gawai',
    ],
    jawaban: 'A',
  },
];
