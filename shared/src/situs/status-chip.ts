import { kataStatusBerkas } from '../peserta/status-berkas.ts';

/** The colours of chips, by what they say. */
export type NadaChip = 'grey' | 'amber' | 'green' | 'red';

const tones: Readonly<Record<string, NadaChip>> = {
  [kataStatusBerkas[1]]: 'grey',
  [kataStatusBerkas[2]]: 'amber',
  [kataStatusBerkas[3]]: 'amber',
  [kataStatusBerkas[4]]: 'green',
};

/** Colour of a file's status on the public list; "all others red" (1 §2). */
export const nadaStatus = (status: string): NadaChip => tones[status] ?? 'red';

/** What each status means to who reads the public list. */
export const artiStatus: readonly (readonly [status: string, arti: string])[] = [
  [kataStatusBerkas[1], 'Berkas sudah dikirim dan menunggu diperiksa panitia.'],
  [kataStatusBerkas[2], 'Panitia meminta berkas diperbaiki oleh pendaftar.'],
  [kataStatusBerkas[3], 'Perbaikan sudah dikirim dan menunggu diperiksa lagi.'],
  [kataStatusBerkas[4], 'Berkas sudah diperiksa dan diterima.'],
  [kataStatusBerkas[5], 'Berkas tidak memenuhi syarat.'],
  [kataStatusBerkas[6], 'Pendaftar mengundurkan diri.'],
];
