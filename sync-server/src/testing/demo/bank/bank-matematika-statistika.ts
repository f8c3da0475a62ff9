import type { SoalDemo } from './soal-demo.ts';

const tex = String.raw;

/** Penyajian data, ukuran pemusatan, peluang. */
export const soalStatistika: SoalDemo[] = [
  {
    soal: '<p>Rata-rata nilai 24 siswa kelas IX A adalah 75, sedangkan rata-rata nilai 16 siswa kelas IX B adalah 80. Rata-rata nilai seluruh siswa kedua kelas itu adalah …</p>',
    pilihan: ['76,5', '77', '77,5', '78', '78,5'],
    jawaban: 'B',
  },
  {
    soal: '<p>Hasil ulangan 32 siswa disajikan dalam tabel berikut.</p><table><tbody><tr><th>Nilai</th><td>5</td><td>6</td><td>7</td><td>8</td><td>9</td></tr><tr><th>Banyak siswa</th><td>3</td><td>7</td><td>10</td><td>8</td><td>4</td></tr></tbody></table><p>Banyak siswa yang nilainya di atas rata-rata adalah …</p>',
    pilihan: ['4 orang', '8 orang', '10 orang', '12 orang', '22 orang'],
    jawaban: 'D',
  },
  {
    soal: '<p>Diagram batang menunjukkan banyak pendaftar setiap program keahlian. Persentase pendaftar TJKT terhadap seluruh pendaftar adalah …</p>',
    gambar: 'diagram-batang-pendaftar.svg',
    pilihan: ['12%', '18%', '20%', '22%', '24%'],
    jawaban: 'E',
  },
  {
    soal: '<p>Diagram lingkaran menunjukkan cara siswa berangkat ke sekolah. Jika siswa yang bersepeda berjumlah 48 orang, banyak siswa yang naik angkutan kota adalah …</p>',
    gambar: 'diagram-lingkaran-berangkat.svg',
    pilihan: ['18 orang', '24 orang', '30 orang', '36 orang', '48 orang'],
    jawaban: 'D',
  },
  {
    soal: '<p>Diagram garis menunjukkan hasil penjualan koperasi siswa selama enam hari. Kenaikan penjualan terbesar terjadi dari hari …</p>',
    gambar: 'diagram-garis-penjualan.svg',
    pilihan: ['Senin ke Selasa', 'Selasa ke Rabu', 'Rabu ke Kamis', 'Kamis ke Jumat', 'Jumat ke Sabtu'],
    jawaban: 'C',
  },
  {
    soal: '<p>Dua dadu dilempar bersama-sama satu kali. Peluang munculnya mata dadu berjumlah 9 adalah …</p>',
    pilihan: [
      tex`\(\dfrac{1}{9}\)`,
      tex`\(\dfrac{5}{36}\)`,
      tex`\(\dfrac{1}{6}\)`,
      tex`\(\dfrac{7}{36}\)`,
      tex`\(\dfrac{1}{4}\)`,
    ],
    jawaban: 'A',
  },
  {
    soal: '<p>Sebuah kotak berisi 5 bola merah, 4 bola biru, dan 3 bola kuning. Satu bola diambil secara acak. Peluang terambil bola yang <strong>bukan</strong> biru adalah …</p>',
    pilihan: [
      tex`\(\dfrac{1}{4}\)`,
      tex`\(\dfrac{1}{3}\)`,
      tex`\(\dfrac{5}{12}\)`,
      tex`\(\dfrac{7}{12}\)`,
      tex`\(\dfrac{2}{3}\)`,
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>Tiga keping uang logam dilempar bersama-sama sebanyak 120 kali. Frekuensi harapan munculnya tepat dua gambar adalah …</p>',
    pilihan: ['15 kali', '40 kali', '45 kali', '60 kali', '80 kali'],
    jawaban: 'C',
  },
];
