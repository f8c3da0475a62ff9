import type { Pilihan } from './field.ts';

const of = (entries: Readonly<Record<string, string>>): readonly Pilihan[] =>
  Object.entries(entries).map(([value, label]) => ({ value, label }));

/** Values and words of the specification (3 §9). */
export const daerahAsal = of({ 'DALAM PROVINSI': 'DALAM PROVINSI', 'LUAR DAERAH': 'LUAR PROVINSI' });
export const jenisKelamin = of({ L: 'Laki-laki', P: 'Perempuan' });
export const agama = of({
  ISLAM: 'ISLAM',
  PROTESTAN: 'PROTESTAN',
  KATHOLIK: 'KATHOLIK',
  HINDU: 'HINDU',
  BUDHA: 'BUDHA',
  'KONG HUCU': 'KONG HUCU',
});
export const jenisLulusan = of({ umum: 'Umum', mts: 'MTs', paket: 'Paket B SLB Lain-lain' });
/** All five for applicants and staff alike (N9). */
export const jenisBantuan = of({ pkh: 'PKH', kip: 'KIP', kks: 'KKS', kps: 'KPS', jamsosratu: 'JAMSOSRATU' });

/** The school of the reference that stands for every one that is not in it (N20). */
export const sekolahLain = '9999';
