import { isiKurung } from '../pesan-keluar/gerbang.ts';

/** A ready answer for one applicant: {nama} and {nomor} are filled in; what is filled in is not looked through again. */
export const isiJawaban = (body: string, { nama, nomor }: { nama: string; nomor: string }): string =>
  isiKurung(body, { nama, nomor });
