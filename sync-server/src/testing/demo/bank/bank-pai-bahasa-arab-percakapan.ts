import { arab, buildGambarPilihan, namaGambarPilihan, type SoalDemo } from './soal-demo.ts';

const ceritaAhmad = arab(
  'اِسْمِي أَحْمَدُ. أَنَا طَالِبٌ فِي الْمَدْرَسَةِ. أَذْهَبُ إِلَى الْمَدْرَسَةِ بِالدَّرَّاجَةِ فِي السَّاعَةِ السَّادِسَةِ وَالنِّصْفِ. أَدْرُسُ الرِّيَاضِيَّاتِ وَاللُّغَةَ الْعَرَبِيَّةَ. وَبَعْدَ الدِّرَاسَةِ أُسَاعِدُ أَبِي فِي الْمَتْجَرِ.',
);

/** Kosakata, percakapan, dan bacaan pendek berbahasa Arab. */
export const soalBahasaArab: SoalDemo[] = [
  {
    soal: `<p>Jawaban yang tepat untuk pertanyaan berikut adalah …</p>${arab('كَيْفَ حَالُكَ؟')}`,
    pilihan: [
      arab('اِسْمِي حَسَنٌ'),
      arab('أَنَا مِنْ بَانْدُونْغَ'),
      arab('أَنَا بِخَيْرٍ، وَالْحَمْدُ لِلَّهِ'),
      arab('إِلَى اللِّقَاءِ'),
      arab('صَبَاحَ النُّورِ'),
    ],
    jawaban: 'C',
  },
  {
    soal: `<p>Perhatikan percakapan berikut.</p>${arab('أَحْمَدُ: … تَسْكُنُ يَا حَسَنُ؟')}${arab('حَسَنٌ: أَسْكُنُ فِي سُورَابَايَا.')}<p>Kata tanya yang tepat untuk melengkapi percakapan tersebut adalah …</p>`,
    pilihan: [arab('مَنْ'), arab('مَتَى'), arab('كَيْفَ'), arab('لِمَاذَا'), arab('أَيْنَ')],
    jawaban: 'E',
  },
  {
    soal: `<p>Perhatikan kalimat berikut.</p>${arab('يَقْرَأُ الطُّلَّابُ الْكُتُبَ فِي الْمَكْتَبَةِ')}<p>Menurut kalimat tersebut, para siswa membaca buku di …</p>`,
    pilihan: ['kantor', 'perpustakaan', 'laboratorium', 'masjid', 'kantin'],
    jawaban: 'B',
  },
  {
    soal: '<p>Perhatikan gambar. Waktu yang ditunjukkan jam tersebut adalah …</p>',
    gambar: 'jam-dinding.svg',
    pilihan: [
      arab('السَّاعَةُ الرَّابِعَةُ وَالرُّبْعُ'),
      arab('السَّاعَةُ الرَّابِعَةُ وَالنِّصْفُ'),
      arab('السَّاعَةُ الثَّالِثَةُ وَالرُّبْعُ'),
      arab('السَّاعَةُ الثَّالِثَةُ تَمَامًا'),
      arab('السَّاعَةُ الْخَامِسَةُ إِلَّا الرُّبْعَ'),
    ],
    jawaban: 'A',
  },
  {
    soal: `<p>Gambar yang sesuai dengan kalimat berikut adalah …</p>${arab('هَٰذِهِ مِسْطَرَةٌ')}`,
    pilihan: namaGambarPilihan,
    gambarPilihan: buildGambarPilihan('benda-kelas'),
    jawaban: 'D',
  },
  {
    soal: `<p>Perhatikan kalimat berikut.</p>${arab('فِي الْفَصْلِ خَمْسَةَ عَشَرَ طَالِبًا')}<p>Jumlah siswa di kelas tersebut adalah …</p>`,
    pilihan: ['5 orang', '10 orang', '15 orang', '25 orang', '50 orang'],
    jawaban: 'C',
  },
  {
    soal: `<p>Nama hari yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('الْيَوْمُ يَوْمُ الثُّلَاثَاءِ، وَغَدًا يَوْمُ …')}`,
    pilihan: [arab('الْأَرْبِعَاءِ'), arab('الِاثْنَيْنِ'), arab('الْخَمِيسِ'), arab('الْأَحَدِ'), arab('السَّبْتِ')],
    jawaban: 'A',
  },
  {
    soal: `<p>Perhatikan kalimat berikut.</p>${arab('يَعْمَلُ أَبِي فِي الْمُسْتَشْفَى وَيَفْحَصُ الْمَرْضَى. هُوَ …')}<p>Kata yang tepat untuk melengkapi kalimat tersebut adalah …</p>`,
    pilihan: [arab('مُدَرِّسٌ'), arab('فَلَّاحٌ'), arab('تَاجِرٌ'), arab('طَبِيبٌ'), arab('سَائِقٌ')],
    jawaban: 'D',
  },
  {
    soal: `<p>Lawan kata dari kata terakhir pada kalimat berikut adalah …</p>${arab('الْبَيْتُ كَبِيرٌ')}`,
    pilihan: [arab('جَمِيلٌ'), arab('صَغِيرٌ'), arab('جَدِيدٌ'), arab('طَوِيلٌ'), arab('نَظِيفٌ')],
    jawaban: 'B',
  },
  {
    soal: `${ceritaAhmad}<p>Menurut bacaan tersebut, Ahmad pergi ke sekolah dengan …</p>`,
    pilihan: ['mobil', 'kereta api', 'bus', 'berjalan kaki', 'sepeda'],
    jawaban: 'E',
  },
  {
    soal: `${ceritaAhmad}<p>Menurut bacaan tersebut, Ahmad berangkat ke sekolah pada pukul …</p>`,
    pilihan: ['05.30', '06.00', '06.15', '06.30', '07.30'],
    jawaban: 'D',
  },
  {
    soal: `${ceritaAhmad}<p>Menurut bacaan tersebut, kegiatan Ahmad setelah belajar di sekolah adalah …</p>`,
    pilihan: [
      'membantu ayahnya di toko',
      'bermain bola di lapangan',
      'membaca buku di perpustakaan',
      'membantu ibunya di dapur',
      'belajar bahasa Arab di masjid',
    ],
    jawaban: 'A',
  },
];
