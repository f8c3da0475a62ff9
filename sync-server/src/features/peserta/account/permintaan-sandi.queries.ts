import type { PermintaanSandi } from '@spmb/shared/akun/permintaan-sandi.schema.ts';
import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { partOfNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { desc, eq, or, sql } from 'drizzle-orm';
import { containsWords } from '../../../db/contains-words.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun, permintaanSandi } from '../../akun/account/akun.table.ts';
import { peserta } from '../rows/peserta.table.ts';

const shownMax = 1_000;

/** Requests for a new password, newest first; `status` narrows them. */
export const listPermintaan = (read: Reader, status: string | undefined): Promise<PermintaanSandi[]> =>
  read
    .select({
      id: akun.id,
      nama: akun.username,
      email: akun.email,
      authent: akun.authent,
      nomor_peserta: peserta.nomor_peserta,
      nomor_hp: peserta.nomor_hp,
      nomor_hp_ditulis: permintaanSandi.nomor_hp,
      dibuat_ms: permintaanSandi.dibuat_ms,
      status: permintaanSandi.status,
    })
    .from(permintaanSandi)
    .innerJoin(akun, byId(akun, permintaanSandi.akun_id))
    .leftJoin(peserta, ofSchool(peserta, eq(peserta.akun_id, akun.id)))
    .where(ofSchool(permintaanSandi, status ? sql`${permintaanSandi.status} = ${status}` : undefined))
    .orderBy(desc(permintaanSandi.dibuat_ms))
    .limit(shownMax);

/** Requests that wait for an answer, by the name, the login name or the phone number of who asks; newest first. */
export async function searchPermintaan(read: Reader, words: string[], limit: number): Promise<HasilCari[]> {
  const { username, email } = akun;
  const phone = partOfNomorHp(words.join(''));
  const phones = [peserta.nomor_hp, permintaanSandi.nomor_hp];
  const rows = await read
    .select({ username, email })
    .from(permintaanSandi)
    .innerJoin(akun, byId(akun, permintaanSandi.akun_id))
    .leftJoin(peserta, ofSchool(peserta, eq(peserta.akun_id, akun.id)))
    .where(
      ofSchool(
        permintaanSandi,
        eq(permintaanSandi.status, 'baru'),
        or(
          containsWords([username, email, ...phones], words),
          phone === undefined ? undefined : containsWords(phones, [phone]),
        ),
      ),
    )
    .orderBy(desc(permintaanSandi.dibuat_ms))
    .limit(limit);
  return rows.map((row) => ({
    jenis: 'Permintaan kata sandi',
    title: row.username,
    detail: row.email,
    route: `/backend/permintaan-sandi?q=${encodeURIComponent(row.email)}`,
  }));
}
