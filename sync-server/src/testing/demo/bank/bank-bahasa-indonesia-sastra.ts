import type { SoalDemo } from './soal-demo.ts';

const puisiDermaga =
  '<p>Di ujung dermaga aku menunggu pagi,<br>ombak berbisik pada kaki-kaki kayu.<br>Ayah belum pulang,<br>laut masih menyimpan namanya<br>dalam lipatan gelombang yang biru.</p>';

/** Puisi, pantun, peribahasa, majas, drama, cerita rakyat. */
export const soalSastra: SoalDemo[] = [
  {
    soal: `${puisiDermaga}<p>Majas pada larik <em>ombak berbisik pada kaki-kaki kayu</em> adalah …</p>`,
    pilihan: ['hiperbola', 'personifikasi', 'ironi', 'litotes', 'perumpamaan (simile)'],
    jawaban: 'B',
  },
  {
    soal: `${puisiDermaga}<p>Perasaan yang paling kuat dalam puisi tersebut adalah …</p>`,
    pilihan: [
      'marah kepada laut yang ganas',
      'kagum akan keindahan dermaga',
      'bangga atas keberhasilan ayah',
      'malu terhadap keadaan keluarga',
      'cemas dan rindu menantikan ayah',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Aroma tanah basah menyusup dari jendela,<br>harum kopi ibu menuntunku ke dapur.</p><p>Citraan yang dominan dalam kutipan puisi tersebut adalah citraan …</p>',
    pilihan: ['pendengaran', 'penglihatan', 'perabaan', 'penciuman', 'pengecapan'],
    jawaban: 'D',
  },
  {
    soal: '<p>Pergi ke pasar membeli duku,<br>duku ditaruh di dalam peti.<br>…<br>…</p><p>Isi yang tepat untuk melengkapi pantun tersebut adalah …</p>',
    pilihan: [
      'Rajin-rajinlah membaca buku,<br>ilmu bertambah, luhur budi pekerti.',
      'Rajin-rajinlah belajar di sekolah,<br>agar kelak menjadi orang berguna.',
      'Hormatilah selalu ayah dan ibu,<br>jangan pernah membuat mereka susah.',
      'Siapa rajin menuntut ilmu,<br>hidupnya kelak tentu bahagia.',
      'Kalau kita sedang berpuasa,<br>jagalah lidah dan juga hati.',
    ],
    jawaban: 'A',
  },
  {
    soal: '<p>Pendirian Doni mudah berubah. Pagi hari ia ingin masuk program keahlian Otomotif, siangnya Akuntansi, dan sorenya sudah berganti lagi.</p><p>Peribahasa yang sesuai dengan keadaan Doni adalah …</p>',
    pilihan: [
      'bagai pinang dibelah dua',
      'bagai pungguk merindukan bulan',
      'bagai air di daun talas',
      'bagai katak dalam tempurung',
      'bagai kacang lupa akan kulitnya',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Rina tidak tahu-menahu tentang uang kas yang hilang, tetapi ia dijadikan <em>kambing hitam</em> oleh teman-temannya.</p><p>Makna ungkapan <em>kambing hitam</em> dalam kalimat tersebut adalah orang yang …</p>',
    pilihan: [
      'dipercaya karena pandai menyimpan rahasia',
      'disalahkan atas kesalahan orang lain',
      'ditugasi menyimpan uang',
      'sering berbuat curang terhadap teman',
      'dijauhi karena sombong',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Kalimat yang menggunakan majas hiperbola adalah …</p>',
    pilihan: [
      'Wajahnya berseri seperti bulan purnama.',
      'Angin sore membelai rambut anak-anak itu.',
      'Silakan singgah di gubuk kami yang sederhana ini.',
      'Rapi sekali kamarmu sampai aku sulit berjalan di dalamnya.',
      'Keringatnya membanjiri lantai bengkel sejak pagi.',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Sari: “Laporan kelompok kita harus dikumpulkan besok, tetapi bagianmu belum ada.”<br>Bimo: (<em>tetap menatap gawai</em>) “Tenang, tinggal menyalin dari internet.”<br>Sari: (<em>menarik napas</em>) “Aku tidak mau nama kita tercantum pada pekerjaan orang lain. Mari kukerjakan bersamamu sekarang.”</p><p>Watak Sari yang tergambar dalam kutipan drama tersebut adalah …</p>',
    pilihan: [
      'pemarah dan suka menyalahkan',
      'malas dan mudah putus asa',
      'licik dan mementingkan diri',
      'jujur dan mau membantu',
      'ragu-ragu dan penakut',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Alkisah, seekor semut terjatuh ke sungai. Seekor merpati menjatuhkan sehelai daun sehingga semut dapat naik dan selamat. Keesokan harinya, ketika seorang pemburu membidik merpati, semut menggigit kaki pemburu itu. Bidikannya meleset dan merpati pun terbang.</p><p>Pesan moral fabel tersebut adalah …</p>',
    pilihan: [
      'Kebaikan akan berbalas kebaikan.',
      'Yang kuat berkuasa atas yang lemah.',
      'Penyesalan selalu datang terlambat.',
      'Jangan bermain di tepi sungai.',
      'Jangan percaya kepada teman baru.',
    ],
    jawaban: 'A',
  },
];
