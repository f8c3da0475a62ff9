import { buildGambarPilihan, namaGambarPilihan, type SoalDemo } from './soal-demo.ts';

const tex = String.raw;

/** Bentuk aljabar, persamaan dan pertidaksamaan, fungsi, barisan, himpunan. */
export const soalAljabar: SoalDemo[] = [
  {
    soal: tex`<p>Bentuk sederhana dari \(3(2x - 5) - 4(x - 3)\) adalah …</p>`,
    pilihan: [tex`\(10x - 27\)`, tex`\(2x - 27\)`, tex`\(2x - 8\)`, tex`\(2x - 3\)`, tex`\(2x + 27\)`],
    jawaban: 'D',
  },
  {
    soal: tex`<p>Bentuk faktor dari \(6x^{2} - 7x - 20\) adalah …</p>`,
    pilihan: [
      tex`\((3x + 4)(2x - 5)\)`,
      tex`\((3x - 4)(2x + 5)\)`,
      tex`\((6x + 5)(x - 4)\)`,
      tex`\((3x - 5)(2x + 4)\)`,
      tex`\((6x - 4)(x + 5)\)`,
    ],
    jawaban: 'A',
  },
  {
    soal: tex`<p>Nilai \(x\) yang memenuhi \(\dfrac{2x - 1}{3} = \dfrac{x + 4}{2}\) adalah …</p>`,
    pilihan: ['5', '6', '10', '13', '14'],
    jawaban: 'E',
  },
  {
    soal: tex`<p>Penyelesaian dari \(5 - 2x \le 11\), untuk \(x\) bilangan real, adalah …</p>`,
    pilihan: [tex`\(x \le -3\)`, tex`\(x \ge -3\)`, tex`\(x \le 3\)`, tex`\(x \ge 3\)`, tex`\(x \ge -8\)`],
    jawaban: 'B',
  },
  {
    soal: '<p>Di koperasi sekolah, harga 3 buku tulis dan 2 pulpen adalah Rp21.000,00, sedangkan harga 2 buku tulis dan 4 pulpen adalah Rp22.000,00. Harga 4 buku tulis dan 1 pulpen adalah …</p>',
    pilihan: ['Rp17.000,00', 'Rp19.000,00', 'Rp20.000,00', 'Rp23.000,00', 'Rp25.000,00'],
    jawaban: 'D',
  },
  {
    soal: tex`<p>Fungsi \(f\) dirumuskan dengan \(f(x) = ax + b\). Jika \(f(-2) = -11\) dan \(f(3) = 4\), nilai \(f(5)\) adalah …</p>`,
    pilihan: ['10', '12', '15', '20', '25'],
    jawaban: 'A',
  },
  {
    soal: tex`<p>Gradien garis yang melalui titik \((-2, 5)\) dan \((4, -7)\) adalah …</p>`,
    pilihan: [tex`\(-2\)`, tex`\(-\dfrac{1}{2}\)`, tex`\(\dfrac{1}{2}\)`, tex`\(1\)`, tex`\(2\)`],
    jawaban: 'A',
  },
  {
    soal: tex`<p>Perhatikan grafik. Persamaan garis \(g\) adalah …</p>`,
    gambar: 'grafik-garis-lurus.svg',
    pilihan: [
      tex`\(4x + 3y = 12\)`,
      tex`\(3x + 4y = 12\)`,
      tex`\(3x - 4y = 12\)`,
      tex`\(4x - 3y = 12\)`,
      tex`\(3x + 4y = 7\)`,
    ],
    jawaban: 'B',
  },
  {
    soal: tex`<p>Grafik fungsi \(f(x) = x^{2} - 2x - 3\) yang tepat adalah …</p>`,
    pilihan: namaGambarPilihan,
    gambarPilihan: buildGambarPilihan('grafik-parabola'),
    jawaban: 'C',
  },
  {
    soal: tex`<p>Akar-akar persamaan \(x^{2} - 5x - 24 = 0\) adalah \(p\) dan \(q\) dengan \(p \gt q\). Nilai \(p - 2q\) adalah …</p>`,
    pilihan: ['2', '5', '11', '14', '19'],
    jawaban: 'D',
  },
  {
    soal: '<p>Sebuah gedung pertunjukan memiliki 20 baris kursi. Baris pertama berisi 14 kursi dan setiap baris berikutnya berisi 3 kursi lebih banyak daripada baris di depannya. Banyak kursi di gedung itu adalah …</p>',
    pilihan: ['71', '820', '850', '880', '1.700'],
    jawaban: 'C',
  },
  {
    soal: '<p>Sebuah bakteri membelah diri menjadi dua setiap 15 menit. Jika mula-mula terdapat 50 bakteri, banyak bakteri setelah 2 jam adalah …</p>',
    pilihan: ['400', '800', '3.200', '6.400', '12.800'],
    jawaban: 'E',
  },
  {
    soal: '<p>Perhatikan pola persegi yang disusun dari batang korek api. Jika pola diteruskan, banyak batang korek api pada pola ke-25 adalah …</p>',
    gambar: 'pola-korek-api.svg',
    pilihan: ['75', '76', '79', '97', '100'],
    jawaban: 'B',
  },
  {
    soal: tex`<p>Diagram Venn berikut menunjukkan minat 42 siswa terhadap ekstrakurikuler Robotika (\(R\)) dan Desain Grafis (\(D\)). Banyak siswa yang berminat pada Robotika adalah …</p>`,
    gambar: 'diagram-venn.svg',
    pilihan: ['8 orang', '17 orang', '25 orang', '28 orang', '36 orang'],
    jawaban: 'C',
  },
  {
    soal: tex`<p>Diketahui \(P = \{1, 2, 3, 4\}\) dan \(Q = \{a, b, c\}\). Diagram panah yang menunjukkan fungsi (pemetaan) dari \(P\) ke \(Q\) adalah …</p>`,
    pilihan: namaGambarPilihan,
    gambarPilihan: buildGambarPilihan('diagram-panah'),
    jawaban: 'E',
  },
];
