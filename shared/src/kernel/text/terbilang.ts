const small = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const monthNames = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

/** A whole number from 0 to 999,999 in Indonesian words: 21 is “dua puluh satu”. */
export function terbilang(angka: number): string {
  const join = (head: string, rest: number) => (rest === 0 ? head : `${head} ${terbilang(rest)}`);
  if (angka < 12) return small[angka] ?? '';
  if (angka < 20) return `${terbilang(angka - 10)} belas`;
  if (angka < 100) return join(`${terbilang(Math.floor(angka / 10))} puluh`, angka % 10);
  if (angka < 200) return join('seratus', angka - 100);
  if (angka < 1000) return join(`${terbilang(Math.floor(angka / 100))} ratus`, angka % 100);
  if (angka < 2000) return join('seribu', angka - 1000);
  return join(`${terbilang(Math.floor(angka / 1000))} ribu`, angka % 1000);
}

/** YYYY-MM-DD as records of an exam write it: “satu bulan Juli tahun dua ribu dua puluh lima”. */
export function tanggalTerbilang(tanggal: string): string {
  const [tahun = 0, bulan = 1, hari = 1] = tanggal.split('-').map(Number);
  return `${terbilang(hari)} bulan ${monthNames[bulan - 1]} tahun ${terbilang(tahun)}`;
}
