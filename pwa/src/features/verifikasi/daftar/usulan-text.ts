import type { Usulan } from '@spmb/shared/verifikasi/rekam.ts';

/** Who has proposed a rejection that waits for a second account. */
export const usulanText = ({ saya, nama }: Pick<Usulan, 'saya' | 'nama'>): string =>
  `Usul tolak: ${saya ? 'Anda' : nama}`;
