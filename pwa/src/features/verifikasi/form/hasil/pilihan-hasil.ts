import {
  bolehBeralih,
  dicabut,
  diterima,
  ditolak,
  pengajuan,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';

/** Results in the words of the form (2 §4), and the way back from a decision. */
const kata: readonly (readonly [status: number, label: string])[] = [
  [diterima, 'Berkas Diterima'],
  [perbaikan, 'Berkas Diperbaiki'],
  [ditolak, 'Berkas Ditolak'],
  [dicabut, 'Berkas Dicabut'],
  [pengajuan, 'Periksa lagi'],
];

/** The results that a file of this status can get. */
export const pilihanHasil = (status: number) => kata.filter(([ke]) => bolehBeralih(status, ke, 'panitia'));
