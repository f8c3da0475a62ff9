import { arab, type SoalDemo } from './soal-demo.ts';

/** Rukun iman, sifat dan nama Allah, malaikat dan rasul, akhlak sehari-hari. */
export const soalAkidahAkhlak: SoalDemo[] = [
  {
    soal: '<p>Rukun iman yang keempat adalah iman kepada …</p>',
    pilihan: ['malaikat Allah', 'rasul-rasul Allah', 'kitab-kitab Allah', 'hari akhir', 'qada dan qadar'],
    jawaban: 'B',
  },
  {
    soal: `<p>Perhatikan Asmaulhusna berikut.</p>${arab('الْعَلِيمُ')}<p>Arti nama tersebut adalah Allah Maha …</p>`,
    pilihan: ['Mendengar', 'Melihat', 'Pengampun', 'Mengetahui', 'Bijaksana'],
    jawaban: 'D',
  },
  {
    soal: '<p>Malaikat yang bertugas menyampaikan wahyu kepada para rasul adalah …</p>',
    pilihan: ['Mikail', 'Israfil', 'Izrail', 'Ridwan', 'Jibril'],
    jawaban: 'E',
  },
  {
    soal: '<p>Rasul selalu menyampaikan seluruh wahyu Allah kepada umatnya dan tidak menyembunyikan sedikit pun. Sifat wajib bagi rasul tersebut adalah …</p>',
    pilihan: ['tabligh', 'siddiq', 'amanah', 'fathanah', 'ishmah'],
    jawaban: 'A',
  },
  {
    soal: '<p>Kitab Zabur diturunkan Allah kepada Nabi …</p>',
    pilihan: ['Musa a.s.', 'Isa a.s.', 'Daud a.s.', 'Ibrahim a.s.', 'Sulaiman a.s.'],
    jawaban: 'C',
  },
  {
    soal: '<p>Kelompok rasul yang seluruhnya termasuk Ulul Azmi adalah …</p>',
    pilihan: [
      'Adam, Idris, Nuh, Hud, dan Saleh',
      'Nuh, Ibrahim, Musa, Isa, dan Muhammad',
      'Ibrahim, Ismail, Ishak, Yakub, dan Yusuf',
      'Musa, Harun, Daud, Sulaiman, dan Isa',
      'Nuh, Lut, Syuaib, Yunus, dan Muhammad',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Peristiwa yang termasuk kiamat sughra adalah …</p>',
    pilihan: [
      'ditiupnya sangkakala oleh malaikat Israfil',
      'dibangkitkannya manusia dari alam kubur',
      'hancurnya seluruh alam semesta',
      'dikumpulkannya manusia di Padang Mahsyar',
      'meninggalnya seseorang karena sakit',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Fajar tekun belajar dan berlatih, lalu berdoa agar lulus tes masuk SMK. Hasilnya ia serahkan kepada Allah. Sikap Fajar setelah berusaha itu disebut …</p>',
    pilihan: ['qanaah', 'tawadhu', 'tawakal', 'zuhud', 'istiqamah'],
    jawaban: 'C',
  },
  {
    soal: '<p>Saat kerja kelompok, teman Rahmat yang beragama lain meminta izin beribadah lebih dahulu. Rahmat mempersilakannya dan menunggu dengan senang hati. Sikap Rahmat disebut …</p>',
    pilihan: ['tasamuh', 'ta‘awun', 'tabayun', 'tafakur', 'tadabur'],
    jawaban: 'A',
  },
  {
    soal: '<p>Membicarakan aib orang lain ketika orang itu tidak ada, meskipun yang dibicarakan benar adanya, disebut …</p>',
    pilihan: ['fitnah', 'namimah', 'hasad', 'ghibah', 'takabur'],
    jawaban: 'D',
  },
  {
    soal: '<p>Seorang pelanggan meninggalkan dompet di bengkel tempat Yusuf magang. Perbuatan Yusuf yang mencerminkan sifat amanah adalah …</p>',
    pilihan: [
      'mengambil sedikit uangnya sebagai upah menjaga',
      'membiarkannya di tempat semula supaya tidak dituduh',
      'menyimpan lalu mengembalikannya secara utuh kepada pemiliknya',
      'menyedekahkan isinya atas nama pemiliknya',
      'memakai uangnya dahulu dan menggantinya kemudian',
    ],
    jawaban: 'C',
  },
];
