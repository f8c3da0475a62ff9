/** Acts of the audit trail as an administrator calls them. */
export const tindakanWords: Readonly<Partial<Record<string, string>>> = {
  buat: 'Dibuat',
  ubah: 'Diubah',
  hapus: 'Dihapus',
  impor: 'Diimpor',
  ekspor: 'Diekspor',
  'impor peserta': 'Impor peserta',
  baca: 'Berkas pribadi dibaca',
  'buat akun': 'Akun dibuat',
  'ubah profil': 'Profil sendiri diubah',
  'ganti sandi': 'Kata sandi diganti sendiri',
  'reset sandi': 'Kata sandi direset',
  'abaikan permintaan sandi': 'Permintaan sandi diabaikan',
  keluarkan: 'Dikeluarkan dari perangkat',
  'lihat sandi kartu': 'Sandi kartu dilihat',
  'sandi baru': 'Sandi kartu diganti',
  'cetak kartu': 'Kartu dicetak',
  'cetak daftar': 'Daftar dicetak',
  'buat jadwal peserta': 'Jadwal peserta dibuat',
  'reset jadwal peserta': 'Jadwal peserta direset',
  ganti_peserta: 'Ganti peserta',
  ganti_token: 'Token diganti',
  reset_login: 'Login direset',
  paksa_selesai: 'Diselesaikan paksa',
  tambah_waktu: 'Waktu ditambah',
  'jam-server': 'Jam server diambil alih',
  'ubah-isi': 'Isi paket diubah',
  setup: 'Penyiapan awal',
  'buat pencadangan': 'Pencadangan dibuat',
  'unduh pencadangan': 'Pencadangan diunduh',
  'hapus pencadangan': 'Pencadangan dihapus',
  'pulihkan pencadangan': 'Pencadangan dipulihkan',
  'reset data pendaftar': 'Data pendaftar direset',
};

/** An act or field in words: known ones by name, others as they are spelled, without their underscores. */
export const inWords = (name: string, words: Readonly<Partial<Record<string, string>>> = {}): string => {
  const text = name.replaceAll(/[_-]/g, ' ').trim();
  return words[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
};

const instant = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' });
/** When something was done, by this device's zone. */
export const whenText = (ms: number): string => instant.format(ms);

/** A stored value as people read it. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
