import { arab, type SoalDemo } from './soal-demo.ts';

/** Bersuci, salat, puasa, zakat, haji, muamalah, sejarah Islam. */
export const soalFikihSejarah: SoalDemo[] = [
  {
    soal: '<p>Perbuatan yang termasuk sunah wudu, <strong>bukan</strong> rukun wudu, adalah …</p>',
    pilihan: [
      'membasuh muka',
      'membasuh kedua tangan sampai siku',
      'mengusap sebagian kepala',
      'berkumur-kumur',
      'membasuh kedua kaki sampai mata kaki',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Menurut mazhab Syafi‘i, benda yang terkena najis mughallazah disucikan dengan cara …</p>',
    pilihan: [
      'diperciki air satu kali',
      'dicuci tujuh kali, salah satunya dengan tanah',
      'dicuci tiga kali dengan sabun',
      'dijemur sampai kering dan hilang baunya',
      'diusap dengan kain yang bersih dan basah',
    ],
    jawaban: 'B',
  },
  {
    soal: `<p>Perhatikan bacaan berikut.</p>${arab('سُبْحَانَ رَبِّيَ الْعَظِيمِ وَبِحَمْدِهِ')}<p>Bacaan tersebut dibaca dalam salat pada saat …</p>`,
    pilihan: ['rukuk', 'sujud', 'iktidal', 'duduk di antara dua sujud', 'tasyahud akhir'],
    jawaban: 'A',
  },
  {
    soal: `<p>Perhatikan lafaz azan berikut.</p>${arab('حَيَّ عَلَى الصَّلَاةِ')}<p>Arti lafaz tersebut adalah …</p>`,
    pilihan: [
      'Allah Mahabesar.',
      'Marilah menuju kemenangan.',
      'Salat itu lebih baik daripada tidur.',
      'Tiada tuhan selain Allah.',
      'Marilah menuju salat.',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Seorang musafir mengerjakan salat Zuhur dan Asar pada waktu Zuhur, masing-masing dua rakaat. Salat itu dikerjakan dengan cara …</p>',
    pilihan: [
      'qasar saja',
      'jamak takhir',
      'jamak takdim dan qasar',
      'jamak takhir dan qasar',
      'jamak takdim saja',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Dalam salat jenazah, bacaan setelah takbir kedua adalah …</p>',
    pilihan: [
      'surah Al-Fatihah',
      'selawat Nabi',
      'doa untuk jenazah',
      'doa untuk yang ditinggalkan',
      'ayat Kursi',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Puasa diharamkan pada tanggal …</p>',
    pilihan: ['9 Zulhijah', '10 Muharam', '15 Zulkaidah', '27 Rajab', '1 Syawal'],
    jawaban: 'E',
  },
  {
    soal: '<p>Keluarga Pak Hamid terdiri atas 5 orang. Jika zakat fitrah setiap orang 2,5 kg beras, beras yang harus dikeluarkan keluarga itu adalah …</p>',
    pilihan: ['2,5 kg', '7,5 kg', '10 kg', '12,5 kg', '15 kg'],
    jawaban: 'D',
  },
  {
    soal: '<p>Bu Aminah menyimpan emas 100 gram selama satu tahun. Nisab zakat emas 85 gram dan kadar zakatnya 2,5%. Zakat yang wajib dikeluarkan Bu Aminah senilai …</p>',
    pilihan: ['2,5 gram emas', '5 gram emas', '8,5 gram emas', '10 gram emas', '15 gram emas'],
    jawaban: 'A',
  },
  {
    soal: '<p>Golongan penerima zakat yang disebut <em>gharim</em> adalah orang yang …</p>',
    pilihan: [
      'kehabisan bekal dalam perjalanan',
      'baru memeluk agama Islam',
      'terlilit utang dan tidak mampu melunasinya',
      'bertugas mengumpulkan dan membagikan zakat',
      'tidak memiliki harta dan pekerjaan',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Rukun haji yang dilaksanakan pada tanggal 9 Zulhijah adalah …</p>',
    pilihan: ['tahalul', 'wukuf di Arafah', 'tawaf ifadah', 'melempar jumrah', 'bermalam di Mina'],
    jawaban: 'B',
  },
  {
    soal: '<p>Jual beli yang sesuai dengan syariat Islam adalah …</p>',
    pilihan: [
      'menjual barang yang masih menjadi milik orang lain tanpa izin',
      'menutupi cacat barang supaya cepat laku',
      'mengurangi timbangan karena harga sedang naik',
      'menjelaskan keadaan barang dengan jujur dan saling rela',
      'menimbun barang kebutuhan pokok sampai harganya melambung tinggi',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Perjanjian yang disusun Nabi Muhammad saw. untuk mengatur kehidupan bersama penduduk Madinah yang beragam disebut …</p>',
    pilihan: ['Piagam Madinah', 'Baiat Aqabah', 'Perjanjian Hudaibiyah', 'Fathu Makkah', 'Hilful Fudul'],
    jawaban: 'A',
  },
  {
    soal: '<p>Al-Qur’an dibakukan dalam satu mushaf dan salinannya dikirim ke berbagai wilayah pada masa Khalifah …</p>',
    pilihan: [
      'Abu Bakar ash-Shiddiq',
      'Umar bin Khattab',
      'Utsman bin Affan',
      'Ali bin Abi Thalib',
      'Umar bin Abdul Aziz',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Kitab <em>al-Qanun fi at-Tibb</em> yang lama menjadi rujukan ilmu kedokteran dunia adalah karya …</p>',
    pilihan: ['al-Khawarizmi', 'Ibnu Rusyd', 'al-Kindi', 'Ibnu Khaldun', 'Ibnu Sina'],
    jawaban: 'E',
  },
  {
    soal: '<p>Wali yang dikenal menggunakan pertunjukan wayang kulit sebagai sarana dakwah adalah …</p>',
    pilihan: ['Sunan Ampel', 'Sunan Gresik', 'Sunan Gunung Jati', 'Sunan Kalijaga', 'Sunan Drajat'],
    jawaban: 'D',
  },
  {
    soal: '<p>Organisasi Muhammadiyah didirikan di Yogyakarta pada tahun 1912 oleh …</p>',
    pilihan: [
      'K.H. Hasyim Asy‘ari',
      'K.H. Ahmad Dahlan',
      'K.H. Wahab Hasbullah',
      'H.O.S. Tjokroaminoto',
      'H. Agus Salim',
    ],
    jawaban: 'B',
  },
];
