import { nomorRegister } from '@spmb/shared/pendaftaran/nomor-register.ts';
import type { Transaction } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { takeNomor } from './berkas.mutations.ts';
import { isNomorTaken } from './pendaftar.queries.ts';

/**
 * The next registration number of the season, as the school writes them. A format or season that was changed may spell a
 * number that somebody has already: it is passed over.
 */
export async function nextNomor(tx: Transaction): Promise<string> {
  const { tahun_ajaran } = await getPengaturan(tx, 'umum');
  const { format_nomor_register } = await getPengaturan(tx, 'pendaftaran');
  for (;;) {
    const nomor = await takeNomor(tx, `pendaftaran ${tahun_ajaran}`);
    const written = nomorRegister(format_nomor_register, tahun_ajaran, nomor);
    if (!(await isNomorTaken(tx, written))) return written;
  }
}
