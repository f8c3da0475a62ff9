import type { Tugas } from '@spmb/shared/kerangka/beranda.ts';
import type { findSekolah } from './sekolah.queries.ts';

const wanted = {
  npsn: 'NPSN',
  alamat: 'alamat',
  telpon: 'telepon',
  email: 'email',
  wifi_nama: 'nama Wi-Fi',
  alamat_server: 'alamat server',
} as const;

/** What the school's profile still lacks. */
export function listProfilTasks(sekolah: Awaited<ReturnType<typeof findSekolah>>): Tugas[] {
  const empty = Object.entries(wanted).filter(([field]) => !sekolah?.[field as keyof typeof wanted]);
  if (empty.length === 0) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Profil sekolah belum lengkap',
      detail: `Belum diisi: ${empty.map(([, words]) => words).join(', ')}.`,
      jumlah: empty.length,
      route: '/backend/master-profil-sekolah',
    },
  ];
}
