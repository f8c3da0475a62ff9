import { kataStatusBerkas, nadaBerkas, type NadaBerkas } from '../peserta/status-berkas.ts';

/** Colour of a file's status on the public list, which tells it in words. */
export const nadaStatus = (status: string): NadaBerkas =>
  nadaBerkas(kataStatusBerkas.findIndex((kata) => kata === status));

/** What each status means to who reads the public list. */
export const artiStatus: readonly (readonly [status: string, arti: string])[] = [
  [kataStatusBerkas[1], 'Berkas sudah dikirim dan menunggu diperiksa panitia.'],
  [kataStatusBerkas[2], 'Panitia meminta berkas diperbaiki oleh pendaftar.'],
  [kataStatusBerkas[3], 'Perbaikan sudah dikirim dan menunggu diperiksa lagi.'],
  [kataStatusBerkas[4], 'Berkas sudah diperiksa dan diterima.'],
  [kataStatusBerkas[5], 'Berkas tidak memenuhi syarat.'],
  [kataStatusBerkas[6], 'Pendaftar mengundurkan diri.'],
];
