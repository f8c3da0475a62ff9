import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';

/** Colours of the specification. */
export const warnaStatus = {
  PENGAJUAN: 'grey',
  TERVERIFIKASI: 'green',
  PERBAIKAN: 'amber',
  DITOLAK: 'red',
} as const satisfies Readonly<Record<StatusPermohonan, string>>;
