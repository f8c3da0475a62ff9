import { buildGambarPilihan, namaGambarPilihan, type SoalDemo } from './soal-demo.ts';

const tex = String.raw;

/** Sudut, bangun datar, kesebangunan, transformasi, bangun ruang. */
export const soalGeometri: SoalDemo[] = [
  {
    soal: tex`<p>Garis \(k\) sejajar dengan garis \(l\). Nilai \(x\) pada gambar adalah …</p>`,
    gambar: 'garis-sejajar.svg',
    pilihan: ['20', '24', '25', '30', '40'],
    jawaban: 'A',
  },
  {
    soal: '<p>Sebuah tangga bersandar pada tembok seperti pada gambar. Tinggi ujung atas tangga dari lantai adalah …</p>',
    gambar: 'tangga-bersandar.svg',
    pilihan: ['4 m', '6 m', '7 m', '8 m', '9 m'],
    jawaban: 'B',
  },
  {
    soal: tex`<p>Bangun pada gambar terdiri atas persegi panjang dan setengah lingkaran. Dengan \(\pi = \dfrac{22}{7}\), luas bangun itu adalah …</p>`,
    gambar: 'persegi-panjang-setengah-lingkaran.svg',
    pilihan: ['302 cm²', '357 cm²', '434 cm²', '588 cm²', '896 cm²'],
    jawaban: 'B',
  },
  {
    soal: tex`<p>Titik \(O\) adalah pusat lingkaran. Dengan \(\pi = \dfrac{22}{7}\), luas juring \(AOB\) yang diarsir adalah …</p>`,
    gambar: 'juring-lingkaran.svg',
    pilihan: ['44 cm²', '132 cm²', '231 cm²', '346,5 cm²', '462 cm²'],
    jawaban: 'E',
  },
  {
    soal: tex`<p>Pada gambar, \(DE\) sejajar dengan \(BC\). Panjang \(BC\) adalah …</p>`,
    gambar: 'segitiga-sebangun.svg',
    pilihan: ['13 cm', '13,5 cm', '15 cm', '18 cm', '22,5 cm'],
    jawaban: 'C',
  },
  {
    soal: tex`<p>Titik \(P(3, -5)\) digeser (translasi) sejauh 4 satuan ke kiri dan 2 satuan ke atas, lalu dicerminkan terhadap sumbu \(Y\). Bayangan akhir titik \(P\) adalah …</p>`,
    pilihan: [tex`\((-1, -3)\)`, tex`\((-1, 3)\)`, tex`\((1, 3)\)`, tex`\((-7, -3)\)`, tex`\((1, -3)\)`],
    jawaban: 'E',
  },
  {
    soal: '<p>Perhatikan denah pada bidang koordinat. Jika sekolah dijadikan titik acuan (0, 0), koordinat pasar terhadap sekolah adalah …</p>',
    gambar: 'denah-koordinat.svg',
    pilihan: [tex`\((-5, 3)\)`, tex`\((-3, 4)\)`, tex`\((-1, 5)\)`, tex`\((3, -5)\)`, tex`\((5, -3)\)`],
    jawaban: 'A',
  },
  {
    soal: tex`<p>Tangki air berbentuk tabung berukuran seperti pada gambar. Dengan \(\pi = \dfrac{22}{7}\), daya tampung tangki itu adalah …</p>`,
    gambar: 'tangki-tabung.svg',
    pilihan: ['308 liter', '1.540 liter', '2.053 liter', '3.080 liter', '12.320 liter'],
    jawaban: 'D',
  },
  {
    soal: '<p>Sebuah limas tegak beralas persegi. Panjang sisi alasnya 10 cm dan tinggi limas 12 cm. Luas seluruh permukaan limas itu adalah …</p>',
    pilihan: ['260 cm²', '340 cm²', '360 cm²', '400 cm²', '620 cm²'],
    jawaban: 'C',
  },
  {
    soal: '<p>Rangkaian persegi yang merupakan jaring-jaring kubus adalah …</p>',
    pilihan: namaGambarPilihan,
    gambarPilihan: buildGambarPilihan('rangkaian-persegi'),
    jawaban: 'B',
  },
  {
    soal: '<p>Kawat sepanjang 2,5 m dipakai untuk membuat dua kerangka balok berukuran 12 cm × 8 cm × 5 cm. Panjang kawat yang tersisa adalah …</p>',
    pilihan: ['50 cm', '100 cm', '125 cm', '150 cm', '200 cm'],
    jawaban: 'A',
  },
];
