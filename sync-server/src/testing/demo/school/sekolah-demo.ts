import type { Zone } from '@spmb/shared/kernel/zone.ts';

const zona: Zone = 'WIB';

/**
 * A school that does not exist: its number begins with 9, its telephone number with 000 and its mail domain is
 * reserved for examples, so that nothing the demo sends can reach anybody.
 */
export const sekolahDemo = {
  nama: 'SMK Negeri 1 Nusantara Jaya',
  npsn: '99990001',
  alamat: 'Jalan Pendidikan Nomor 45, Tirtamulya, Kabupaten Nusantara Jaya',
  telpon: '(021) 000-1945',
  email: 'panitia@smkn1nusantarajaya.example',
  program_keahlian: 'Terampil, jujur, dan siap bekerja',
  kepalasekolah: 'Dra. Endang Sulistyowati, M.Pd.',
  nip: '196805121994032004',
  ketua_panitia_nama: 'Agus Setiawan, S.Kom.',
  ketua_panitia_nip: '197911302006041009',
  zona,
  wifi_nama: 'UJIAN-SMK',
};

/** Exam rooms in the order in which they are filled; `kapasitas` counts seats. */
export const ruangDemo: { nama: string; kapasitas: number }[] = [
  ...listRuang('Lab', 6, 36, 1),
  ...listRuang('R.', 12, 40, 2),
];

export interface TempatDuduk {
  ruang: string;
  /** '01' … up to the room's capacity. */
  kursi: string;
}

/** Seats for `count` participants, room after room. Throws where the rooms are too few. */
export function buildTempatDuduk(count: number): TempatDuduk[] {
  const semua = ruangDemo.flatMap(({ nama, kapasitas }) =>
    Array.from({ length: kapasitas }, (_, nomor) => ({
      ruang: nama,
      kursi: String(nomor + 1).padStart(2, '0'),
    })),
  );
  if (count > semua.length) throw new Error(`Ruang demo hanya memuat ${semua.length} peserta.`);
  return semua.slice(0, count);
}

function listRuang(awalan: string, jumlah: number, kapasitas: number, angka: number) {
  return Array.from({ length: jumlah }, (_, nomor) => ({
    nama: `${awalan} ${String(nomor + 1).padStart(angka, '0')}`,
    kapasitas,
  }));
}
