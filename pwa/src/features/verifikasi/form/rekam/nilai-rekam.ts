import type { Field, Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { teksIsian } from '@spmb/shared/pendaftaran/teks-isian.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';

/** What is filled in, in words; '–' for nothing. */
export const nilaiRekam = (field: Field, rekam: RekamVerifikasi): string =>
  teksIsian(field, rekam[field.name], () => rekam.nama_acuan[field.name]) || '–';

/** An average as it is read; '–' where a score is missing. */
export const rataRata = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('id-ID', { maximumFractionDigits: 2 }) : '–';

/** Everything that a school may ask for: the record says by itself which documents it does. `tahun`: years to choose from. */
export const syaratLengkap = (tahun: readonly number[] = []): Syarat => ({
  skck: true,
  butawarna: true,
  tanpa_berkas: false,
  tahun_lulus: tahun,
  hari_ini: '9999-12-31',
});
