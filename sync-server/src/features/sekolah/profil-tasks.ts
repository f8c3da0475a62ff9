import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { LanAddress } from '../../server/address/lan-addresses.ts';
import { judgeAlamat } from './judge-alamat.ts';
import type { findSekolah } from './sekolah.queries.ts';

const wanted = {
  npsn: 'NPSN',
  alamat: 'alamat',
  telpon: 'telepon',
  email: 'email',
  wifi_nama: 'nama Wi-Fi',
  alamat_server: 'alamat server',
} as const;

const route = '/backend/master-profil-sekolah';

/** What the school's profile still lacks, and an address in it by which phones do not find this server. */
export function listProfilTasks(
  sekolah: Awaited<ReturnType<typeof findSekolah>>,
  lan: readonly LanAddress[],
): Tugas[] {
  const wrong = sekolah ? judgeAlamat(sekolah, lan) : '';
  const title = 'HP tidak menemukan server ini';
  const alamat: Tugas[] = wrong === '' ? [] : [{ sifat: 'perlu', title, detail: wrong, jumlah: null, route }];
  const empty = Object.entries(wanted).filter(([field]) => !sekolah?.[field as keyof typeof wanted]);
  if (empty.length === 0) return alamat;
  return [
    ...alamat,
    {
      sifat: 'perlu',
      title: 'Profil sekolah belum lengkap',
      detail: `Belum diisi: ${empty.map(([, words]) => words).join(', ')}.`,
      jumlah: empty.length,
      route,
    },
  ];
}
