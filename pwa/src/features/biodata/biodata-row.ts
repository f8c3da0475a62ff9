import {
  biodataFields,
  isianBiodata,
  type IsianBiodata,
  type NamaBiodata,
} from '@spmb/shared/biodata/biodata.ts';
import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import { gabungIsian } from '@spmb/shared/pendaftaran/gabung-draf.ts';
import type { BiodataRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';

/** The biodata as it is filled in, seen from this device. */
export const terisiDari = ({ rekaman, ubahan }: BiodataRow): IsianBiodata =>
  isianBiodata({ ...rekaman, ...ubahan });

/** What the server says, taken in under what was written here. */
export function terimaBiodata(row: BiodataRow | undefined, akun: string, rekaman: Biodata): BiodataRow {
  if (!row) return { akun, rekaman, ubahan: {}, bentrok: [] };
  const dasar = isianBiodata({ ...row.rekaman });
  const isi = isianBiodata({ ...rekaman });
  const { ubahan, bentrok } = gabungIsian(
    biodataFields,
    { dasar: { ...dasar }, versi: row.rekaman.versi, ubahan: { ...row.ubahan } },
    { isi: { ...isi }, versi: rekaman.versi },
  );
  const still = row.bentrok.filter((name) => name in ubahan && !bentrok.includes(name));
  return { akun, rekaman, ubahan, bentrok: [...bentrok, ...still] };
}

/** Fields as they were written here last; back to what the server has, they are no change. */
export function tulisBiodata(row: BiodataRow, isian: Partial<IsianBiodata>): BiodataRow {
  const isi = isianBiodata({ ...row.rekaman });
  return withoutSame({ ...row, ubahan: { ...row.ubahan, ...isian } }, isi);
}

/** The server has saved what was sent; what was written meanwhile stays a change. */
export const setelahSimpan = (row: BiodataRow, sent: IsianBiodata, rekaman: Biodata): BiodataRow => ({
  ...withoutSame(row, sent),
  rekaman,
});

/** Two devices wrote differently: whose writing stays. */
export const putuskanBiodata = (row: BiodataRow, name: NamaBiodata, siapa: 'sini' | 'sana'): BiodataRow => {
  const { [name]: _mine, ...others } = row.ubahan;
  return {
    ...row,
    bentrok: row.bentrok.filter((one) => one !== name),
    ubahan: siapa === 'sini' ? row.ubahan : others,
  };
};

function withoutSame(row: BiodataRow, isi: IsianBiodata): BiodataRow {
  const names = (Object.keys(row.ubahan) as NamaBiodata[]).filter((name) => row.ubahan[name] !== isi[name]);
  return {
    ...row,
    ubahan: Object.fromEntries(names.map((name) => [name, row.ubahan[name]])),
    bentrok: row.bentrok.filter((name) => names.includes(name)),
  };
}
