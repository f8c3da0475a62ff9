import type { SoalDemo } from './soal-demo.ts';

const beritaBengkel =
  '<p>(1) Sebanyak 36 siswa SMK Bahari Mandiri membuka layanan perbaikan sepeda motor gratis di Balai Desa Sukamaju, Sabtu (14/3). (2) Layanan itu dibuka dari pukul 08.00 sampai dengan pukul 15.00. (3) Para siswa memeriksa rem, mengganti oli, dan menyetel rantai dengan didampingi tiga guru. (4) Dalam sehari, 127 sepeda motor warga selesai dilayani. (5) Kegiatan semacam ini sungguh pantas dibanggakan.</p>';

const laporanKlanceng =
  '<p>Lebah klanceng adalah serangga penghasil madu yang tidak bersengat dan berukuran sekitar 3–8 milimeter. Lebah ini hidup berkoloni di rongga pohon, ruas bambu, atau celah dinding rumah. Untuk mempertahankan sarang, klanceng menggigit dan menempelkan getah pada tubuh musuhnya. Selain madu, klanceng menghasilkan propolis yang lebih banyak daripada lebah bersengat. Karena jinak dan mudah dipelihara, klanceng banyak dibudidayakan di pekarangan rumah.</p>';

const ceritaBengkel =
  '<p>Bau oli dan bensin menyambutku begitu pintu bengkel kubuka. Jam dinding menunjuk pukul sebelas malam, tetapi Ayah masih berjongkok di depan mesin tua itu.</p><p>“Tidurlah, Yah,” kataku.</p><p>Ayah menggeleng. “Motor Pak Darman harus jalan besok pagi. Ia mengantar anaknya berobat dengan motor ini.”</p><p>Aku meletakkan tas, menggulung lengan baju, lalu mengambil kunci pas nomor dua belas. Ayah menoleh dan, untuk pertama kalinya malam itu, ia tersenyum.</p>';

const eksplanasiRob =
  '<p>Banjir rob adalah banjir yang terjadi karena air laut naik ke daratan. Rob terutama terjadi pada saat bulan purnama dan bulan baru. Pada saat itu, gaya tarik bulan dan matahari bekerja pada satu garis sehingga air laut mencapai pasang tertinggi. Keadaan tersebut diperparah oleh turunnya permukaan tanah di kawasan pesisir. Tanah turun antara lain karena air tanah diambil secara berlebihan. Akibatnya, daerah yang dahulu kering kini tergenang hampir setiap bulan.</p>';

/** Membaca berita, laporan, cerita, prosedur, eksplanasi, tabel, dan grafik informasi. */
export const soalBacaan: SoalDemo[] = [
  {
    soal: `${beritaBengkel}<p>Gagasan utama teks tersebut adalah …</p>`,
    pilihan: [
      'jumlah sepeda motor milik warga Desa Sukamaju',
      'jadwal kegiatan di Balai Desa Sukamaju',
      'layanan perbaikan sepeda motor gratis oleh siswa SMK',
      'pendampingan guru dalam praktik bengkel di sekolah',
      'cara memeriksa rem dan menyetel rantai sepeda motor',
    ],
    jawaban: 'C',
  },
  {
    soal: `${beritaBengkel}<p>Kalimat opini dalam teks tersebut ditandai dengan nomor …</p>`,
    pilihan: ['(1)', '(2)', '(3)', '(4)', '(5)'],
    jawaban: 'E',
  },
  {
    soal: `${beritaBengkel}<p>Pertanyaan yang jawabannya <strong>tidak</strong> terdapat dalam teks tersebut adalah …</p>`,
    pilihan: [
      'Mengapa layanan itu diadakan di Desa Sukamaju?',
      'Siapa yang mendampingi para siswa?',
      'Di mana layanan perbaikan itu dibuka?',
      'Berapa sepeda motor yang dilayani dalam sehari?',
      'Kapan layanan perbaikan itu dibuka?',
    ],
    jawaban: 'A',
  },
  {
    soal: `${laporanKlanceng}<p>Pernyataan yang sesuai dengan isi teks tersebut adalah …</p>`,
    pilihan: [
      'Klanceng menyengat musuh yang mendekati sarangnya.',
      'Klanceng membela sarangnya dengan gigitan dan getah.',
      'Klanceng hanya bersarang di rongga pohon yang besar.',
      'Klanceng menghasilkan propolis, tetapi tidak menghasilkan madu.',
      'Klanceng sulit dibudidayakan karena bersifat liar.',
    ],
    jawaban: 'B',
  },
  {
    soal: `${laporanKlanceng}<p>Makna kata <em>berkoloni</em> dalam teks tersebut adalah …</p>`,
    pilihan: ['berpindah-pindah', 'bersembunyi', 'berpasangan', 'berkelompok', 'berkembang biak'],
    jawaban: 'D',
  },
  {
    soal: `${laporanKlanceng}<p>Kalimat pertama teks tersebut berfungsi sebagai …</p>`,
    pilihan: [
      'simpulan tentang manfaat klanceng',
      'uraian tentang tempat hidup klanceng',
      'ajakan untuk memelihara klanceng',
      'alasan orang memelihara klanceng',
      'pernyataan umum berupa definisi klanceng',
    ],
    jawaban: 'E',
  },
  {
    soal: `${ceritaBengkel}<p>Watak tokoh Ayah dalam kutipan cerita tersebut adalah …</p>`,
    pilihan: ['bertanggung jawab', 'mudah berputus asa', 'senang mencari pujian', 'pemarah', 'ragu-ragu'],
    jawaban: 'A',
  },
  {
    soal: `${ceritaBengkel}<p>Latar tempat dan waktu dalam kutipan cerita tersebut adalah …</p>`,
    pilihan: [
      'rumah Pak Darman pada pagi hari',
      'rumah sakit pada malam hari',
      'bengkel pada malam hari',
      'bengkel pada siang hari',
      'ruang kelas pada siang hari',
    ],
    jawaban: 'C',
  },
  {
    soal: `${ceritaBengkel}<p>Sudut pandang yang digunakan pengarang dalam kutipan cerita tersebut adalah …</p>`,
    pilihan: [
      'orang ketiga serbatahu',
      'orang ketiga sebagai pengamat',
      'orang kedua tunggal',
      'orang pertama',
      'orang ketiga dan orang kedua',
    ],
    jawaban: 'D',
  },
  {
    soal: `${ceritaBengkel}<p>Amanat yang paling tepat untuk kutipan cerita tersebut adalah …</p>`,
    pilihan: [
      'Jangan membuka bengkel sampai larut malam.',
      'Ringankanlah pekerjaan orang tua dengan tindakan nyata.',
      'Pelanggan harus dilayani sesuai dengan urutan kedatangan.',
      'Simpanlah peralatan kerja pada tempatnya.',
      'Carilah hiburan setelah lelah bekerja.',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Perhatikan langkah membersihkan papan tik komputer berikut.</p><p>(1) Balikkan papan tik dan ketuk perlahan agar debunya jatuh.<br>(2) Sambungkan kembali papan tik, lalu nyalakan komputer.<br>(3) Matikan komputer, lalu cabut kabel papan tik.<br>(4) Diamkan papan tik sampai benar-benar kering.<br>(5) Setelah debunya jatuh, usap tombol dengan kain yang sedikit lembap.</p><p>Urutan langkah yang tepat adalah …</p>',
    pilihan: [
      '(1), (3), (5), (2), (4)',
      '(3), (5), (4), (1), (2)',
      '(3), (1), (4), (5), (2)',
      '(5), (4), (3), (1), (2)',
      '(3), (1), (5), (4), (2)',
    ],
    jawaban: 'E',
  },
  {
    soal: '<p>(1) Campurkan dua sendok makan pupuk cair dengan lima liter air. (2) Aduk larutan sampai rata. (3) Tuangkan larutan ke dalam bak tanam. (4) Jangan menuangkan larutan pada daun karena daun dapat layu. (5) Ganti larutan setiap tujuh hari.</p><p>Kalimat yang berisi larangan beserta alasannya ditandai dengan nomor …</p>',
    pilihan: ['(1)', '(2)', '(3)', '(4)', '(5)'],
    jawaban: 'D',
  },
  {
    soal: `${eksplanasiRob}<p>Menurut teks tersebut, salah satu penyebab turunnya permukaan tanah adalah …</p>`,
    pilihan: [
      'pengambilan air tanah secara berlebihan',
      'gaya tarik bulan dan matahari',
      'air laut yang mencapai pasang tertinggi',
      'hujan lebat di kawasan pesisir',
      'genangan yang terjadi setiap bulan',
    ],
    jawaban: 'A',
  },
  {
    soal: `${eksplanasiRob}<p>Ringkasan yang tepat untuk teks tersebut adalah …</p>`,
    pilihan: [
      'Banjir rob terjadi setiap hari karena permukaan tanah di pesisir terus turun.',
      'Banjir rob hanya terjadi pada saat bulan purnama ketika air laut surut.',
      'Banjir rob terjadi karena pasang air laut dan diperparah oleh penurunan tanah.',
      'Banjir rob menyebabkan air tanah di kawasan pesisir diambil secara berlebihan.',
      'Banjir rob dapat dicegah dengan menanam bakau di sepanjang kawasan pesisir.',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Tabel pengunjung perpustakaan sekolah (orang):</p><table><thead><tr><th>Bulan</th><th>Kelas X</th><th>Kelas XI</th><th>Kelas XII</th></tr></thead><tbody><tr><td>Januari</td><td>120</td><td>95</td><td>60</td></tr><tr><td>Februari</td><td>135</td><td>90</td><td>75</td></tr><tr><td>Maret</td><td>150</td><td>110</td><td>45</td></tr><tr><td>April</td><td>140</td><td>125</td><td>85</td></tr></tbody></table><p>Simpulan yang sesuai dengan tabel tersebut adalah …</p>',
    pilihan: [
      'Pengunjung dari kelas XI bertambah setiap bulan.',
      'Setiap bulan pengunjung terbanyak berasal dari kelas X.',
      'Pengunjung dari kelas XII paling sedikit pada bulan Januari.',
      'Jumlah seluruh pengunjung terbanyak terjadi pada bulan Maret.',
      'Pengunjung dari kelas X pada bulan April lebih banyak daripada Maret.',
    ],
    jawaban: 'B',
  },
  {
    soal: '<p>Perhatikan infografik. Pernyataan yang sesuai dengan infografik tersebut adalah …</p>',
    gambar: 'infografik-sampah-sekolah.svg',
    pilihan: [
      'Sampah plastik merupakan sampah terbanyak di sekolah.',
      'Sampah kertas lebih banyak daripada sampah plastik.',
      'Jumlah sampah plastik dan kertas melebihi sisa makanan.',
      'Separuh dari seluruh sampah adalah sisa makanan.',
      'Sampah sekolah ditimbang selama satu bulan.',
    ],
    jawaban: 'D',
  },
  {
    soal: '<p>Perhatikan infografik. Tujuan utama pembuatan infografik tersebut adalah …</p>',
    gambar: 'infografik-sampah-sekolah.svg',
    pilihan: [
      'menjelaskan cara mengolah plastik menjadi kerajinan',
      'mengumumkan jadwal pengangkutan sampah sekolah',
      'mengajak warga sekolah mengurangi dan memilah sampah',
      'melaporkan biaya pengelolaan sampah di sekolah',
      'membandingkan jumlah sampah beberapa sekolah di kota itu',
    ],
    jawaban: 'C',
  },
  {
    soal: '<p>Perhatikan poster. Informasi yang <strong>tidak</strong> terdapat dalam poster tersebut adalah …</p>',
    gambar: 'poster-donasi-buku.svg',
    pilihan: [
      'nomor telepon panitia donasi',
      'jenis buku yang boleh disumbangkan',
      'tempat penyerahan buku',
      'waktu penyerahan buku',
      'penerima donasi buku',
    ],
    jawaban: 'A',
  },
];
