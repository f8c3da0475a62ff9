import { arab, type SoalDemo } from './soal-demo.ts';

const selKataAcak = ['الطَّالِبُ', 'إِلَى', 'يَذْهَبُ', 'الْمَدْرَسَةِ'].map((kata) => `<td>${arab(kata)}</td>`).join('');

/** Kata tunjuk, kata ganti, kata kerja, jamak, huruf jar, susunan kalimat. */
export const soalTataBahasaArab: SoalDemo[] = [
  {
    soal: `<p>Kata tunjuk dekat yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('… دَرَّاجَةٌ جَدِيدَةٌ')}`,
    pilihan: [arab('هَٰذَا'), arab('هَٰذِهِ'), arab('ذَٰلِكَ'), arab('تِلْكَ'), arab('أُولَٰئِكَ')],
    jawaban: 'B',
  },
  {
    soal: `<p>Kata ganti yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('فَاطِمَةُ طَالِبَةٌ، … نَشِيطَةٌ')}`,
    pilihan: [arab('هُوَ'), arab('أَنْتَ'), arab('هُمْ'), arab('نَحْنُ'), arab('هِيَ')],
    jawaban: 'E',
  },
  {
    soal: `<p>Kata kerja yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('أَنَا … الْقُرْآنَ كُلَّ يَوْمٍ')}`,
    pilihan: [arab('يَقْرَأُ'), arab('تَقْرَأُ'), arab('أَقْرَأُ'), arab('نَقْرَأُ'), arab('يَقْرَؤُونَ')],
    jawaban: 'C',
  },
  {
    soal: `<p>Kata kerja yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('… مَرْيَمُ إِلَى السُّوقِ أَمْسِ')}`,
    pilihan: [arab('ذَهَبَتْ'), arab('ذَهَبَ'), arab('ذَهَبُوا'), arab('يَذْهَبُ'), arab('اِذْهَبْ')],
    jawaban: 'A',
  },
  {
    soal: `<p>Bentuk jamak dari kata berikut adalah …</p>${arab('كِتَابٌ')}`,
    pilihan: [arab('كَاتِبٌ'), arab('مَكْتُوبٌ'), arab('مَكْتَبٌ'), arab('كُتُبٌ'), arab('كِتَابَةٌ')],
    jawaban: 'D',
  },
  {
    soal: `<p>Kalimat berikut berarti “Buku itu di atas meja.” Huruf jar yang tepat untuk melengkapinya adalah …</p>${arab('الْكِتَابُ … الْمَكْتَبِ')}`,
    pilihan: [arab('فِي'), arab('عَلَى'), arab('مِنْ'), arab('إِلَى'), arab('عَنْ')],
    jawaban: 'B',
  },
  {
    soal: `<p>Kata sifat yang tepat untuk melengkapi kalimat berikut adalah …</p>${arab('عَائِشَةُ طَالِبَةٌ …')}`,
    pilihan: [arab('مُجْتَهِدٌ'), arab('الْمُجْتَهِدَةُ'), arab('مُجْتَهِدُونَ'), arab('مُجْتَهِدَاتٌ'), arab('مُجْتَهِدَةٌ')],
    jawaban: 'E',
  },
  {
    soal: '<p>Terjemahan yang tepat untuk kalimat “Guru itu menulis di papan tulis” adalah …</p>',
    pilihan: [
      arab('يَقْرَأُ الْمُدَرِّسُ الْكِتَابَ'),
      arab('يَكْتُبُ الطَّالِبُ عَلَى السَّبُّورَةِ'),
      arab('يَكْتُبُ الْمُدَرِّسُ عَلَى السَّبُّورَةِ'),
      arab('يَجْلِسُ الْمُدَرِّسُ عَلَى الْكُرْسِيِّ'),
      arab('يَكْتُبُ الْمُدَرِّسُ فِي الْكُرَّاسَةِ'),
    ],
    jawaban: 'C',
  },
  {
    soal: `<p>Perhatikan kata-kata bernomor berikut.</p><table><tbody><tr><th>1</th><th>2</th><th>3</th><th>4</th></tr><tr>${selKataAcak}</tr></tbody></table><p>Susunan yang membentuk <em>jumlah fi‘liyah</em> (kalimat yang diawali kata kerja) yang benar adalah …</p>`,
    pilihan: ['3 – 1 – 2 – 4', '1 – 2 – 3 – 4', '3 – 2 – 1 – 4', '2 – 4 – 1 – 3', '3 – 4 – 2 – 1'],
    jawaban: 'A',
  },
];
