import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { NamaPeserta } from '../school/nama-peserta.ts';
import { nikDemo, nisnDemo } from './formulir-demo.ts';

/** By the place of an applicant the one whose NIK, or NISN, he has sent as his own. */
const nikMilik: Readonly<Record<number, number>> = { 301: 300, 345: 344 };
const nisnMilik: Readonly<Record<number, number>> = { 311: 310, 380: 120 };
/** Their NIK says another birth date. */
const nikKeliru = [320, 321, 352, 391, 441];

/** By the place of an applicant a paper that he has handed in, byte for byte, as another one did: sisters, and copies. */
export const berkasMilik: Readonly<Record<number, { field: string; dari: number }>> = {
  293: { field: 'dok_kartu_keluarga', dari: 291 },
  302: { field: 'smt_2_dokumen', dari: 295 },
  306: { field: 'dok_skl', dari: 304 },
};

/** What does not fit in the forms of some: what the committee has to find. */
export function penyimpangan(nomor: number, orang: readonly NamaPeserta[]): Partial<Formulir> {
  const nisn = nisnMilik[nomor];
  const nik = nikMilik[nomor] ?? (nikKeliru.includes(nomor) ? nomor + 1 : undefined);
  const pemilik = orang[nik ?? -1];
  return {
    ...(nisn !== undefined && { nisn: nisnDemo(nisn) }),
    ...(pemilik && { nik: nikDemo(pemilik, nikMilik[nomor] ?? nomor) }),
  };
}

/** What was typed wrong in a form that has to be corrected; the papers say it right. */
export const salahKetik = (isi: Formulir): Formulir => ({
  ...isi,
  nama_ibu: isi.nama_ibu.slice(0, -1),
  smt_3_mtk: 98,
});
