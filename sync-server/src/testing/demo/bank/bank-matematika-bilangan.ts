import type { SoalDemo } from './soal-demo.ts';

const tex = String.raw;

/** Bilangan, pangkat dan akar, perbandingan, aritmetika sosial. */
export const soalBilangan: SoalDemo[] = [
  {
    soal: tex`<p>Hasil dari \(-12 + 18 \mathbin{:} (-3) \times 2\) adalah …</p>`,
    pilihan: [tex`\(-24\)`, tex`\(-15\)`, tex`\(-4\)`, tex`\(-1\)`, tex`\(0\)`],
    jawaban: 'A',
  },
  {
    soal: tex`<p>Hasil dari \(2\dfrac{1}{4} + 1\dfrac{2}{3} - \dfrac{5}{6}\) adalah …</p>`,
    pilihan: [
      tex`\(2\dfrac{5}{12}\)`,
      tex`\(2\dfrac{11}{12}\)`,
      tex`\(3\dfrac{1}{12}\)`,
      tex`\(3\dfrac{1}{4}\)`,
      tex`\(3\dfrac{7}{12}\)`,
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Suhu di puncak gunung pada pukul 04.00 adalah −4 °C. Sejak itu suhu naik 3 °C setiap 2 jam. Suhu di puncak gunung pada pukul 12.00 adalah …</p>',
    pilihan: ['5 °C', '8 °C', '12 °C', '16 °C', '20 °C'],
    jawaban: 'B',
  },
  {
    soal: tex`<p>Nilai dari \(\left(\dfrac{8}{27}\right)^{\frac{2}{3}}\) adalah …</p>`,
    pilihan: [
      tex`\(\dfrac{16}{81}\)`,
      tex`\(\dfrac{2}{9}\)`,
      tex`\(\dfrac{4}{9}\)`,
      tex`\(\dfrac{2}{3}\)`,
      tex`\(\dfrac{9}{4}\)`,
    ],
    jawaban: 'C',
  },
  {
    soal: tex`<p>Bentuk sederhana dari \(\sqrt{75} - 2\sqrt{12} + \sqrt{27}\) adalah …</p>`,
    pilihan: [
      tex`\(\sqrt{3}\)`,
      tex`\(2\sqrt{3}\)`,
      tex`\(3\sqrt{3}\)`,
      tex`\(4\sqrt{3}\)`,
      tex`\(6\sqrt{3}\)`,
    ],
    jawaban: 'D',
  },
  {
    soal: tex`<p>Bentuk rasional dari \(\dfrac{6}{3 - \sqrt{3}}\) adalah …</p>`,
    pilihan: [
      tex`\(2 + \sqrt{3}\)`,
      tex`\(3 - \sqrt{3}\)`,
      tex`\(6 - 2\sqrt{3}\)`,
      tex`\(6 + 2\sqrt{3}\)`,
      tex`\(3 + \sqrt{3}\)`,
    ],
    jawaban: 'E',
  },
  {
    soal: tex`<p>Nilai dari \(\dfrac{\left(2^{5} \times 2^{-2}\right)^{2}}{2^{3}}\) adalah …</p>`,
    pilihan: ['4', '8', '16', '32', '64'],
    jawaban: 'B',
  },
  {
    soal: '<p>Garis tengah sebuah sel darah merah sekitar 0,00078 cm. Dalam notasi ilmiah (bentuk baku), ukuran itu ditulis …</p>',
    pilihan: [
      tex`\(7{,}8 \times 10^{4}\) cm`,
      tex`\(7{,}8 \times 10^{-3}\) cm`,
      tex`\(78 \times 10^{-5}\) cm`,
      tex`\(7{,}8 \times 10^{-4}\) cm`,
      tex`\(7{,}8 \times 10^{-5}\) cm`,
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Pada peta berskala 1 : 2.500.000, jarak dua kota adalah 6 cm. Jarak sebenarnya kedua kota itu adalah …</p>',
    pilihan: ['1,5 km', '15 km', '24 km', '150 km', '1.500 km'],
    jawaban: 'D',
  },
  {
    soal: '<p>Pemasangan jaringan komputer di sebuah gedung direncanakan selesai dalam 20 hari oleh 12 pekerja. Setelah berjalan 5 hari, pemilik gedung meminta agar sisa pekerjaan selesai dalam 10 hari. Jika kemampuan setiap pekerja sama, banyak pekerja yang perlu ditambahkan adalah …</p>',
    pilihan: ['6 orang', '8 orang', '12 orang', '18 orang', '24 orang'],
    jawaban: 'A',
  },
  {
    soal: '<p>Harga sebuah laptop Rp6.000.000,00. Toko memberi potongan 15%. Harga setelah potongan dikenai pajak 11%. Uang yang harus dibayar pembeli adalah …</p>',
    pilihan: ['Rp4.539.000,00', 'Rp5.100.000,00', 'Rp5.661.000,00', 'Rp5.760.000,00', 'Rp6.660.000,00'],
    jawaban: 'C',
  },
  {
    soal: '<p>Sari menabung Rp2.400.000,00 di koperasi sekolah dengan bunga tunggal 6% per tahun. Agar tabungannya menjadi Rp2.520.000,00, Sari harus menabung selama …</p>',
    pilihan: ['5 bulan', '6 bulan', '8 bulan', '9 bulan', '10 bulan'],
    jawaban: 'E',
  },
  {
    soal: '<p>Tiga ekstrakurikuler memakai lapangan secara berkala: voli setiap 6 hari, basket setiap 8 hari, dan pramuka setiap 12 hari. Jika pada 3 Maret ketiganya berlatih bersama, latihan bersama berikutnya jatuh pada tanggal …</p>',
    pilihan: ['15 Maret', '21 Maret', '25 Maret', '27 Maret', '29 Maret'],
    jawaban: 'D',
  },
];
