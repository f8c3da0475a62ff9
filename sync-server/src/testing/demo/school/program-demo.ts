/** Programmes of the demo school: with 240 applicants more people than seats. */
export const programDemo: { name: string; singkat: string; pagu: number; warna: string }[] = [
  { name: 'Teknik Jaringan Komputer dan Telekomunikasi', singkat: 'TJKT', pagu: 36, warna: '#1565c0' },
  { name: 'Pengembangan Perangkat Lunak dan Gim', singkat: 'PPLG', pagu: 36, warna: '#6a1b9a' },
  { name: 'Teknik Otomotif', singkat: 'TO', pagu: 36, warna: '#c62828' },
  { name: 'Desain Komunikasi Visual', singkat: 'DKV', pagu: 36, warna: '#ef6c00' },
  { name: 'Akuntansi dan Keuangan Lembaga', singkat: 'AKL', pagu: 36, warna: '#2e7d32' },
  { name: 'Manajemen Perkantoran dan Layanan Bisnis', singkat: 'MPLB', pagu: 36, warna: '#00838f' },
];
