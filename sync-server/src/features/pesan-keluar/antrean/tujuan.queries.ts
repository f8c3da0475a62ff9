import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { tujuanOf } from './tujuan.ts';

/** A participant's account, and where messages of a medium reach him now; undefined: he has no account, or is gone. */
export async function findTujuan(read: Reader, pesertaId: string, media: MediaPesan) {
  const [row] = await read
    .select({ akun_id: akun.id, wa: peserta.nomor_hp, surel: akun.email })
    .from(peserta)
    .innerJoin(akun, byId(akun, peserta.akun_id))
    .where(byId(peserta, pesertaId));
  return row && { akunId: row.akun_id, tujuan: tujuanOf(row[media] ?? '', media) };
}
