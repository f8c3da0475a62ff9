import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import type { BerkasPort } from '../berkas/berkas-port.ts';
import { isLokal, terisiDari } from './draf-row.ts';

/** What the server did not take of the form as it is filled in here, by field: values of the draft, and chosen files. */
export function ditolakServer(row: DrafRow, berkas: BerkasPort): Readonly<Record<string, string>> {
  const terisi = terisiDari(row);
  const files = semuaField.flatMap(({ name, label }) => {
    const nilai = terisi[name];
    const { keadaan, salah } = isLokal(nilai) ? berkas.keadaan(nilai) : {};
    return keadaan === 'ditolak' ? [[name, `${label}: ${salah ?? 'server tidak menerima berkas ini.'}`]] : [];
  });
  return { ...row.ditolak, ...(Object.fromEntries(files) as Record<string, string>) };
}
