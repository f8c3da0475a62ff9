import { count, eq, inArray, ne } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { berkas } from '../../pendaftaran/berkas.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { pemeriksaan } from '../pemeriksaan/pemeriksaan.table.ts';
import { isDiusulkan } from './saringan.queries.ts';

/**
 * Files of these statuses whose rejection waits for a second account; with `bagi` those that this account may confirm, since
 * another one has proposed them.
 */
export async function countUsulan(read: Reader, statuses: readonly number[], bagi?: string): Promise<number> {
  const { pemeriksaan_kedua } = await getPengaturan(read, 'pendaftaran');
  const [row] = await read
    .select({ jumlah: count() })
    .from(pemeriksaan)
    .innerJoin(peserta, ofSchool(peserta, eq(peserta.id, pemeriksaan.peserta_id)))
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, pemeriksaan.peserta_id)))
    .where(
      ofSchool(
        pemeriksaan,
        isDiusulkan(pemeriksaan_kedua),
        inArray(peserta.status, [...statuses]),
        bagi === undefined ? undefined : ne(pemeriksaan.pengusul, bagi),
      ),
    );
  return row?.jumlah ?? 0;
}
