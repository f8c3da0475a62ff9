import {
  dicabut,
  diterima,
  ditolak,
  pengajuan,
  pengajuanPerbaikan,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';

/** Each of the two lists holds its codes of status alone (N7). */
export const statusAntrean: readonly number[] = [pengajuan, perbaikan, pengajuanPerbaikan];
export const statusDiputus: readonly number[] = [diterima, ditolak, dicabut];
