import { barisTautan, isiTautan } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { alamatTautan } from '@spmb/shared/sekolah/alamat-tautan.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { buatTautanSandi } from '../../akun/sandi/tautan-sandi.mutations.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import type { BarisPesan } from './kirim.mutations.ts';
import { findTujuan } from './tujuan.queries.ts';

/**
 * The text of a message as it goes out. Its one-time link is made in the transaction that marks it as being sent and stands
 * in no stored text; where there can be none any more, the text says the desk's way.
 */
export async function isiSaatDikirim(
  { secrets, state }: Pick<Context, 'secrets' | 'state'>,
  tx: Transaction,
  nowMs: number,
  row: BarisPesan,
): Promise<string> {
  if (row.jenis_informasi !== 'informasi-akun' || !row.pesan.includes(barisTautan)) return row.pesan;
  const { tautan_akun } = await getPengaturan(tx, 'pesan');
  const now = await findTujuan(tx, row.peserta_id, row.media);
  const alamat = alamatTautan((await findSekolah(tx))?.alamat_server);
  // A number that was corrected since is somebody else's: he gets no way into the account.
  if (!tautan_akun || now?.tujuan !== row.nomor || alamat === undefined)
    return isiTautan(row.pesan, undefined);
  const about = { akunId: now.akunId, pesan: `${state.generasi} ${row.id}-${row.putaran}` };
  const token = await buatTautanSandi(tx, nowMs, secrets, about);
  return isiTautan(row.pesan, token === undefined ? undefined : `${alamat}#${token}`);
}
