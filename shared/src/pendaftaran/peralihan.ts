/** Codes of a file's status; `kataStatusBerkas` has their words. */
export const draf = 0;
export const pengajuan = 1;
export const perbaikan = 2;
export const pengajuanPerbaikan = 3;
export const diterima = 4;
export const ditolak = 5;
export const dicabut = 6;

/** Whether a file leads to no seat any more: rejected or withdrawn. */
export const isBerkasGugur = (status: number | null): boolean => status === ditolak || status === dicabut;

export type Pelaku = 'pendaftar' | 'panitia';

/** Where a file may go from each status, and by whom. Source: rules on the three state machines. */
const ways: Readonly<Record<Pelaku, Readonly<Record<number, readonly number[]>>>> = {
  pendaftar: {
    [draf]: [pengajuan],
    [pengajuan]: [dicabut],
    [perbaikan]: [pengajuanPerbaikan, dicabut],
    [pengajuanPerbaikan]: [dicabut],
  },
  panitia: {
    [pengajuan]: [diterima, perbaikan, ditolak, dicabut],
    [perbaikan]: [diterima, ditolak, dicabut],
    [pengajuanPerbaikan]: [diterima, perbaikan, ditolak, dicabut],
    [diterima]: [pengajuan, perbaikan, diterima, ditolak, dicabut],
    [ditolak]: [pengajuan, perbaikan, diterima, ditolak, dicabut],
  },
};

export const bolehBeralih = (dari: number, ke: number, oleh: Pelaku): boolean =>
  ways[oleh][dari]?.includes(ke) ?? false;

/** Whether an act has to say why: what sends back or refuses, and what decides again. */
export const perluAlasan = (dari: number, ke: number): boolean =>
  ke === perbaikan || ke === ditolak || dari === diterima || dari === ditolak;

/** Whether the applicant may write in the form: before the first send, and where the committee has asked for it. */
export const bolehDiisi = (status: number): boolean => status === draf || status === perbaikan;

/** Acts on a file. `usul-tolak` and `koreksi` change no status: a rejection that waits for a second account, and a desk correction. */
export type PeristiwaBerkas = 'kirim' | 'kirim-perbaikan' | 'cabut' | 'verifikasi' | 'usul-tolak' | 'koreksi';

/** Acts that lead somewhere, and that an applicant is told of: not a rejection that nobody has confirmed. */
export const peristiwaPenentu: readonly PeristiwaBerkas[] = [
  'kirim',
  'kirim-perbaikan',
  'cabut',
  'verifikasi',
];
