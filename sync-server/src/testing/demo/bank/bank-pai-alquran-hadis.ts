import { arab, type SoalDemo } from './soal-demo.ts';

/** Arti dan pesan ayat, tajwid, hadis. */
export const soalAlquranHadis: SoalDemo[] = [
  {
    soal: `<p>Perhatikan Q.S. Al-‘Alaq ayat 1 berikut.</p>${arab('اقْرَأْ بِاسْمِ رَبِّكَ الَّذِي خَلَقَ')}<p>Ayat tersebut memerintahkan manusia untuk …</p>`,
    pilihan: [
      'menunaikan zakat dan bersedekah',
      'bersabar menghadapi cobaan',
      'membaca dengan menyebut nama Allah Yang Maha Pencipta',
      'menjaga persaudaraan dengan sesama mukmin',
      'berlaku adil kepada semua orang',
    ],
    jawaban: 'C',
  },
  {
    soal: `<p>Perhatikan Q.S. Asy-Syarh (Al-Insyirah) ayat 6 berikut.</p>${arab('إِنَّ مَعَ الْعُسْرِ يُسْرًا')}<p>Arti ayat tersebut adalah …</p>`,
    pilihan: [
      'Sesungguhnya beserta kesulitan ada kemudahan.',
      'Sesungguhnya manusia berada dalam kerugian.',
      'Sesungguhnya Allah bersama orang yang sabar.',
      'Sesungguhnya setelah malam datanglah siang.',
      'Sesungguhnya salat mencegah perbuatan keji.',
    ],
    jawaban: 'A',
  },
  {
    soal: `<p>Perhatikan penggalan Q.S. Al-Hujurat ayat 13 berikut.</p>${arab('وَجَعَلْنَاكُمْ شُعُوبًا وَقَبَائِلَ لِتَعَارَفُوا')}<p>Menurut ayat tersebut, manusia dijadikan berbangsa-bangsa dan bersuku-suku agar …</p>`,
    pilihan: [
      'saling berlomba kekayaan',
      'saling mengalahkan',
      'hidup terpisah dengan damai',
      'saling mengenal',
      'menetap di negeri masing-masing',
    ],
    jawaban: 'D',
  },
  {
    soal: `<p>Perhatikan Q.S. Al-Ma‘un ayat 2 berikut.</p>${arab('فَذَٰلِكَ الَّذِي يَدُعُّ الْيَتِيمَ')}<p>Perbuatan tercela yang disebutkan dalam ayat tersebut adalah …</p>`,
    pilihan: [
      'lalai mengerjakan salat',
      'menghardik anak yatim',
      'enggan memberi makan orang miskin',
      'berbuat ria dalam beramal',
      'mengurangi takaran dan timbangan',
    ],
    jawaban: 'B',
  },
  {
    soal: `<p>Perhatikan penggalan Q.S. Al-Hujurat ayat 6 berikut.</p>${arab('إِنْ جَاءَكُمْ فَاسِقٌ بِنَبَإٍ فَتَبَيَّنُوا')}<p>Sikap yang sesuai dengan ayat tersebut ketika menerima kabar di media sosial adalah …</p>`,
    pilihan: [
      'segera meneruskannya agar orang lain waspada',
      'menghapusnya tanpa perlu membaca isinya',
      'memercayainya jika dikirim oleh banyak orang',
      'membalasnya dengan kabar yang lebih menarik',
      'memeriksa kebenarannya sebelum memercayai',
    ],
    jawaban: 'E',
  },
  {
    soal: `<p>Perhatikan penggalan Q.S. Al-Isra’ ayat 23 berikut.</p>${arab('فَلَا تَقُلْ لَهُمَا أُفٍّ وَلَا تَنْهَرْهُمَا وَقُلْ لَهُمَا قَوْلًا كَرِيمًا')}<p>Ayat tersebut mengajarkan adab kepada …</p>`,
    pilihan: ['tetangga', 'kedua orang tua', 'guru', 'tamu', 'teman sebaya'],
    jawaban: 'B',
  },
  {
    soal: `<p>Perhatikan kata berikut.</p>${arab('مِنْ بَعْدِ')}<p>Hukum bacaan nun sukun pada kata tersebut adalah …</p>`,
    pilihan: ['izhar halqi', 'ikhfa haqiqi', 'idgham bighunnah', 'iqlab', 'idgham bilaghunnah'],
    jawaban: 'D',
  },
  {
    soal: `<p>Perhatikan penggalan Q.S. Az-Zalzalah ayat 7 berikut.</p>${arab('فَمَنْ يَعْمَلْ')}<p>Hukum bacaan nun sukun yang bertemu dengan huruf <em>ya</em> pada penggalan tersebut adalah …</p>`,
    pilihan: ['izhar halqi', 'iqlab', 'idgham bighunnah', 'idgham bilaghunnah', 'ikhfa haqiqi'],
    jawaban: 'C',
  },
  {
    soal: `<p>Perhatikan penggalan Q.S. An-Nasr ayat 1 berikut.</p>${arab('إِذَا جَاءَ نَصْرُ اللَّهِ')}<p>Pada kata kedua, huruf mad bertemu dengan hamzah dalam satu kata. Hukum bacaannya adalah …</p>`,
    pilihan: ['mad wajib muttashil', 'mad jaiz munfashil', 'mad ‘iwadh', 'mad lin', 'mad ‘aridh lissukun'],
    jawaban: 'A',
  },
  {
    soal: `<p>Perhatikan Q.S. Al-Ikhlas ayat 1 berikut.</p>${arab('قُلْ هُوَ اللَّهُ أَحَدٌ')}<p>Jika bacaan dihentikan (waqaf) pada akhir ayat, hukum bacaan huruf <em>dal</em> adalah …</p>`,
    pilihan: ['idgham mimi', 'qalqalah sughra', 'ikhfa syafawi', 'izhar syafawi', 'qalqalah kubra'],
    jawaban: 'E',
  },
  {
    soal: '<p>Kata yang mengandung alif lam <em>qamariyah</em> adalah …</p>',
    pilihan: [arab('الشَّمْسُ'), arab('النَّهَارُ'), arab('الْقَمَرُ'), arab('الرَّحْمَٰنُ'), arab('الصِّرَاطُ')],
    jawaban: 'C',
  },
  {
    soal: `<p>Perhatikan hadis riwayat al-Bukhari berikut.</p>${arab('خَيْرُكُمْ مَنْ تَعَلَّمَ الْقُرْآنَ وَعَلَّمَهُ')}<p>Menurut hadis tersebut, sebaik-baik orang adalah orang yang …</p>`,
    pilihan: [
      'paling banyak hartanya dan gemar bersedekah',
      'paling kuat fisiknya dan suka menolong',
      'paling baik akhlaknya kepada keluarga',
      'belajar Al-Qur’an dan mengajarkannya',
      'menjaga lisan dan tangannya dari menyakiti',
    ],
    jawaban: 'D',
  },
  {
    soal: `<p>Perhatikan hadis riwayat Muslim berikut.</p>${arab('الطُّهُورُ شَطْرُ الْإِيمَانِ')}<p>Perilaku yang mencerminkan hadis tersebut adalah …</p>`,
    pilihan: [
      'menjaga kebersihan diri, pakaian, dan lingkungan',
      'menghormati orang yang lebih tua',
      'menepati janji kepada teman',
      'menahan marah ketika dihina',
      'berhemat dalam membelanjakan uang',
    ],
    jawaban: 'A',
  },
  {
    soal: `<p>Perhatikan hadis riwayat al-Bukhari dan Muslim berikut.</p>${arab('لَا يُؤْمِنُ أَحَدُكُمْ حَتَّى يُحِبَّ لِأَخِيهِ مَا يُحِبُّ لِنَفْسِهِ')}<p>Sikap yang sesuai dengan hadis tersebut adalah …</p>`,
    pilihan: [
      'mendahulukan kepentingan sendiri agar tidak merepotkan orang lain',
      'membantu orang lain hanya apabila pernah dibantu',
      'menyembunyikan ilmu supaya tetap menjadi yang terbaik',
      'bergaul hanya dengan orang yang disukai',
      'senang apabila saudaranya mendapat kebaikan seperti dirinya',
    ],
    jawaban: 'E',
  },
];
