import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import type { BerkasPort } from '../berkas/berkas-port.ts';
import { ditanya, isLokal, terisiDari } from './draf-row.ts';

/** What the server did not take of what is asked for here, by field: values of the draft, and chosen files. */
export function ditolakServer(
  row: DrafRow,
  berkas: Pick<BerkasPort, 'keadaan'>,
): Readonly<Record<string, string>> {
  const terisi = terisiDari(row);
  const found = ditanya(row).flatMap(({ name, label }) => {
    const nilai = terisi[name];
    const { keadaan, salah } = isLokal(nilai) ? berkas.keadaan(nilai) : {};
    if (keadaan === 'ditolak') return [[name, `${label}: ${salah ?? 'server tidak menerima berkas ini.'}`]];
    const said = row.ditolak[name];
    return said === undefined ? [] : [[name, said]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}
