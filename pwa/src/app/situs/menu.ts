import type { AppInfo } from '../../shell/theme/app-info.ts';

interface Entry {
  path: string;
  words: string;
}

/** The entries of the header that lead to pages of this document. */
export const menuOf = ({ pagu }: Pick<AppInfo, 'pagu'>): readonly Entry[] => [
  { path: '/home', words: 'Beranda' },
  ...(pagu ? [{ path: '/pagu', words: 'Program Keahlian' }] : []),
  { path: '/daftar-peserta', words: 'Pendaftar' },
  { path: '/pengumuman', words: 'Pengumuman' },
];
