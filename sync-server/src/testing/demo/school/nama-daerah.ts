/** First and last parts of names of one region, and where its people are born. */
export interface NamaDaerah {
  daerah: string;
  tempat_lahir: string[];
  /** Its pupils also come from madrasahs and Islamic schools; the others also from Christian schools. */
  madrasah: boolean;
  depan: { L: string[]; P: string[] };
  belakang: { L: string[]; P: string[] };
}

/** Batak marga, Papuan and Moluccan family names, … are the same for both. */
function bersama(nama: string[]): { L: string[]; P: string[] } {
  return { L: nama, P: nama };
}

/** Regions in the order in which participants are drawn; Java stands more often because more people live there. */
export const namaDaerah: NamaDaerah[] = [
  {
    daerah: 'Jawa',
    madrasah: true,
    tempat_lahir: ['Surakarta', 'Semarang', 'Klaten', 'Kediri', 'Malang', 'Sleman'],
    depan: {
      L: [
        'Bagus',
        'Dimas',
        'Joko',
        'Bayu',
        'Wahyu',
        'Galih',
        'Arif',
        'Danang',
        'Yoga',
        'Rangga',
        'Tri',
        'Agung',
      ],
      P: [
        'Siti',
        'Dwi',
        'Retno',
        'Wulan',
        'Sri',
        'Ayu',
        'Endah',
        'Ratna',
        'Laras',
        'Putri',
        'Niken',
        'Anisa',
      ],
    },
    belakang: {
      L: [
        'Prasetyo',
        'Nugroho',
        'Wibowo',
        'Santoso',
        'Setiawan',
        'Saputro',
        'Hartono',
        'Wicaksono',
        'Susilo',
        'Purnomo',
        'Widodo',
      ],
      P: [
        'Rahmawati',
        'Lestari',
        'Wulandari',
        'Handayani',
        'Puspitasari',
        'Kusumawati',
        'Widyastuti',
        'Utami',
        'Maharani',
        'Setyaningsih',
        'Anggraini',
      ],
    },
  },
  {
    daerah: 'Sunda',
    madrasah: true,
    tempat_lahir: ['Bandung', 'Garut', 'Tasikmalaya', 'Cianjur', 'Sumedang'],
    depan: {
      L: ['Asep', 'Cecep', 'Dadan', 'Ujang', 'Deden', 'Iqbal', 'Reza', 'Rian', 'Yayan', 'Encep'],
      P: ['Euis', 'Neng', 'Rina', 'Tia', 'Lilis', 'Santi', 'Nia', 'Popi', 'Intan', 'Teti'],
    },
    belakang: {
      L: [
        'Suryana',
        'Hidayat',
        'Permana',
        'Nugraha',
        'Kurnia',
        'Ramdani',
        'Gumilar',
        'Sutisna',
        'Mulyana',
        'Firdaus',
      ],
      P: [
        'Nurhayati',
        'Kurniasih',
        'Rohaeti',
        'Sumiati',
        'Komalasari',
        'Yulianti',
        'Marlina',
        'Aisyah',
        'Fitriani',
        'Nuraeni',
      ],
    },
  },
  {
    daerah: 'Batak',
    madrasah: false,
    tempat_lahir: ['Medan', 'Balige', 'Pematangsiantar', 'Tarutung'],
    depan: {
      L: ['Jonathan', 'Parlindungan', 'Togar', 'Binsar', 'Samuel', 'Rico', 'Hottua', 'Daniel'],
      P: ['Tiurma', 'Ruth', 'Debora', 'Rotua', 'Sondang', 'Grace', 'Hotmaida', 'Yohana'],
    },
    belakang: bersama([
      'Simanjuntak',
      'Siregar',
      'Nainggolan',
      'Hutapea',
      'Sitompul',
      'Manurung',
      'Sinaga',
      'Panjaitan',
      'Lubis',
      'Tampubolon',
    ]),
  },
  {
    daerah: 'Minangkabau',
    madrasah: true,
    tempat_lahir: ['Padang', 'Bukittinggi', 'Payakumbuh', 'Pariaman'],
    depan: {
      L: ['Fadhil', 'Syahrul', 'Rizki', 'Ilham', 'Hafiz', 'Afdal', 'Randi', 'Zulfikar'],
      P: ['Yulia', 'Rahmi', 'Fitri', 'Silvia', 'Nadia', 'Suci', 'Elsa', 'Mutia'],
    },
    belakang: bersama(['Chaniago', 'Piliang', 'Koto', 'Tanjung', 'Sikumbang', 'Jambak', 'Guci', 'Malayu']),
  },
  {
    daerah: 'Bugis-Makassar',
    madrasah: true,
    tempat_lahir: ['Makassar', 'Watampone', 'Parepare', 'Sengkang'],
    depan: {
      L: ['Andi Fadli', 'Baso', 'Muh. Ikram', 'Andi Rezky', 'Syamsul', 'Muh. Alif', 'Daeng Mattawang'],
      P: ['Andi Tenri', 'Besse', 'Nurfadillah', 'Andi Nurul', 'Indo Masse', 'Sitti Hajrah', 'Ummul'],
    },
    belakang: bersama(['Mappasoro', 'Patunru', 'Mattalatta', 'Wahab', 'Pasinringi', 'Bahar', 'Makkulau']),
  },
  {
    daerah: 'Bali',
    madrasah: false,
    tempat_lahir: ['Denpasar', 'Singaraja', 'Gianyar', 'Tabanan'],
    depan: {
      L: ['I Wayan', 'I Made', 'I Nyoman', 'I Ketut', 'I Putu', 'I Kadek', 'I Gede', 'I Komang'],
      P: ['Ni Luh', 'Ni Made', 'Ni Nyoman', 'Ni Ketut', 'Ni Putu', 'Ni Kadek', 'Ni Wayan', 'Ni Komang'],
    },
    belakang: {
      L: ['Sudiarta', 'Wirawan', 'Mahendra', 'Suardana', 'Arimbawa', 'Pradnyana', 'Yasa', 'Dharmawan'],
      P: ['Sukmawati', 'Pradnyani', 'Ariani', 'Suryantini', 'Widiasih', 'Cahyani', 'Parwati', 'Savitri'],
    },
  },
  {
    daerah: 'Papua',
    madrasah: false,
    tempat_lahir: ['Jayapura', 'Wamena', 'Biak', 'Manokwari', 'Merauke'],
    depan: {
      L: ['Yohanes', 'Markus', 'Yulianus', 'Otniel', 'Elias', 'Melkias', 'Frengki'],
      P: ['Elisabet', 'Yosina', 'Novela', 'Orpa', 'Regina', 'Selfina', 'Welmince'],
    },
    belakang: bersama(['Wenda', 'Kogoya', 'Rumbiak', 'Wanggai', 'Mambrasar', 'Yikwa', 'Korwa', 'Mandacan']),
  },
  {
    daerah: 'Tionghoa',
    madrasah: false,
    tempat_lahir: ['Singkawang', 'Pangkalpinang', 'Surabaya', 'Tangerang'],
    depan: {
      L: ['Kevin', 'Michael', 'Steven', 'Jason', 'Hendrik', 'Vincent', 'Albert'],
      P: ['Felicia', 'Jessica', 'Angeline', 'Vanessa', 'Cindy', 'Meilani', 'Natalia'],
    },
    belakang: bersama(['Halim', 'Tanoto', 'Wijaya', 'Gunawan', 'Lim', 'Kusuma', 'Tedjo', 'Liem']),
  },
  {
    daerah: 'Arab',
    madrasah: true,
    tempat_lahir: ['Pekalongan', 'Gresik', 'Bondowoso', 'Palembang'],
    depan: {
      L: ['Umar', 'Salim', 'Ali', 'Husein', 'Faris', 'Abdullah', 'Zaki'],
      P: ['Zahra', 'Khadijah', 'Salma', 'Nur', 'Syifa', 'Fatimah', 'Aliyah'],
    },
    belakang: bersama([
      'Alatas',
      'Assegaf',
      'Bafadal',
      'Alaydrus',
      'Al Habsyi',
      'Bawazier',
      'Balfas',
      'Al Jufri',
    ]),
  },
  {
    daerah: 'Nusa Tenggara dan Maluku',
    madrasah: false,
    tempat_lahir: ['Kupang', 'Ende', 'Maumere', 'Ambon', 'Ternate'],
    depan: {
      L: ['Yosef', 'Petrus', 'Fransiskus', 'Rafael', 'Marthen', 'Hermanus'],
      P: ['Maria', 'Yuliana', 'Theresia', 'Martha', 'Agustina', 'Yublina'],
    },
    belakang: bersama([
      'Nabuasa',
      'Tallo',
      'Lamaholot',
      'Pattinama',
      'Latuconsina',
      'Sahertian',
      'Bria',
      'Mone',
    ]),
  },
  {
    daerah: 'Banjar dan Melayu',
    madrasah: true,
    tempat_lahir: ['Banjarmasin', 'Martapura', 'Pontianak', 'Pekanbaru', 'Jambi'],
    depan: {
      L: ['Akhmad', 'Hasan', 'Rusdi', 'Tengku Faisal', 'Azhari', 'Gusti Rahman', 'Syafruddin'],
      P: ['Norhayati', 'Raudah', 'Mahmudah', 'Tengku Aisyah', 'Norlaila', 'Hasnah', 'Dayang Sari'],
    },
    belakang: {
      L: ['Fansuri', 'Maulana', 'Ramadhan', 'Jauhari', 'Arsyad', 'Iskandar', 'Hamdani', 'Kautsar'],
      P: ['Salsabila', 'Humaira', 'Rahmah', 'Azzahra', 'Khairunnisa', 'Mardiana', 'Safitri', 'Zulaikha'],
    },
  },
];
