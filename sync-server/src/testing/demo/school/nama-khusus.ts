/** Names that lists, cards and searches must bear: one word, very long, apostrophes, dots, hyphens, look-alikes. */
export const namaKhusus: {
  nama: string;
  jenis_kelamin: 'L' | 'P';
  tempat_lahir: string;
  madrasah: boolean;
}[] = [
  { nama: 'Suharti', jenis_kelamin: 'P', tempat_lahir: 'Wonogiri', madrasah: true },
  { nama: 'Supriadi', jenis_kelamin: 'L', tempat_lahir: 'Kebumen', madrasah: true },
  { nama: 'Nuraini', jenis_kelamin: 'P', tempat_lahir: 'Mataram', madrasah: true },
  { nama: 'Firmansyah', jenis_kelamin: 'L', tempat_lahir: 'Bengkulu', madrasah: true },
  {
    nama: 'Muhammad Abdurrahman Al-Fatih Wicaksono Putra Nusantara Perkasa',
    jenis_kelamin: 'L',
    tempat_lahir: 'Yogyakarta',
    madrasah: true,
  },
  {
    nama: 'Raden Roro Anastasia Kusumaningtyas Puspita Dewi Cokrodiningrat',
    jenis_kelamin: 'P',
    tempat_lahir: 'Surakarta',
    madrasah: false,
  },
  {
    nama: 'I Gusti Ayu Agung Istri Maharani Candra Pradnyaswari Kartikadewi',
    jenis_kelamin: 'P',
    tempat_lahir: 'Klungkung',
    madrasah: false,
  },
  { nama: 'Nur’aini Syafi’i', jenis_kelamin: 'P', tempat_lahir: 'Sumenep', madrasah: true },
  { nama: "Ma'ruf Hidayatullah", jenis_kelamin: 'L', tempat_lahir: 'Demak', madrasah: true },
  { nama: "Mas'ud Baihaqi", jenis_kelamin: 'L', tempat_lahir: 'Jombang', madrasah: true },
  { nama: "Sa'diyah Ramadhani", jenis_kelamin: 'P', tempat_lahir: 'Serang', madrasah: true },
  { nama: "Rifa'i Nur Jum'at", jenis_kelamin: 'L', tempat_lahir: 'Banyuwangi', madrasah: true },
  { nama: "D'Angelo Pattiasina", jenis_kelamin: 'L', tempat_lahir: 'Ambon', madrasah: false },
  { nama: 'M. Rizky Ramadhan', jenis_kelamin: 'L', tempat_lahir: 'Cirebon', madrasah: true },
  { nama: 'M. Rizki Ramadhan', jenis_kelamin: 'L', tempat_lahir: 'Cirebon', madrasah: true },
  { nama: 'A.A. Gede Raka Wirawan', jenis_kelamin: 'L', tempat_lahir: 'Denpasar', madrasah: false },
  { nama: 'Nur-Aisyah Tanjung', jenis_kelamin: 'P', tempat_lahir: 'Sibolga', madrasah: true },
  { nama: 'Siti Nurhalimah', jenis_kelamin: 'P', tempat_lahir: 'Tegal', madrasah: true },
  { nama: 'Siti Nur Halimah', jenis_kelamin: 'P', tempat_lahir: 'Brebes', madrasah: true },
  { nama: 'Putu Gede Krisna Ng', jenis_kelamin: 'L', tempat_lahir: 'Singaraja', madrasah: false },
  { nama: 'Cut Putri Meurah Rahmah', jenis_kelamin: 'P', tempat_lahir: 'Banda Aceh', madrasah: true },
  { nama: 'Teuku Rizal Mahmudi', jenis_kelamin: 'L', tempat_lahir: 'Lhokseumawe', madrasah: true },
  { nama: 'Yo', jenis_kelamin: 'P', tempat_lahir: 'Nabire', madrasah: false },
  { nama: 'Maria Goreti Bunga Ina Tuto', jenis_kelamin: 'P', tempat_lahir: 'Larantuka', madrasah: false },
];
