import { batasJawaban, type BarisSanggahan, type Sanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { getZona } from '../sekolah/zona.queries.ts';
import { sanggahan } from './sanggahan.table.ts';

type Row = typeof sanggahan.$inferSelect;

/** An objection as it is read, with the last day for its answer. */
async function buildSanggahanOf(read: Reader): Promise<(row: Row) => Sanggahan> {
  const { sanggahan_hari_jawab } = await getPengaturan(read, 'seleksi');
  const zona = await getZona(read);
  return (row) => ({
    ...fieldsOf(row),
    jawab_sampai: batasJawaban(row.dibuat_ms, sanggahan_hari_jawab, zona),
  });
}

const fieldsOf = ({ id, nomor, body, path, dibuat_ms, jawaban, dijawab_ms }: Row) => ({
  id,
  nomor,
  body,
  path: path && `/api/media/${path}`,
  dibuat_ms,
  jawaban,
  dijawab_ms,
});

const rowsOf = (read: Reader, pesertaId: string) =>
  read
    .select()
    .from(sanggahan)
    .where(ofSchool(sanggahan, eq(sanggahan.peserta_id, pesertaId)))
    .orderBy(desc(sanggahan.nomor));

/** An applicant's objections, the newest first. */
export const listSanggahanOf = async (read: Reader, pesertaId: string): Promise<Sanggahan[]> =>
  (await rowsOf(read, pesertaId)).map(await buildSanggahanOf(read));

/** The same as they are stored. */
export const listSanggahanRows = (tx: Transaction, pesertaId: string): Promise<Row[]> =>
  rowsOf(tx, pesertaId);

/** All objections: open ones first, the oldest of them at the top. */
export async function listSanggahan(read: Reader): Promise<BarisSanggahan[]> {
  const rows = await read
    .select({ row: sanggahan, nama: peserta.nama, nomor_register: peserta.nomor_register })
    .from(sanggahan)
    .innerJoin(peserta, byId(peserta, sanggahan.peserta_id))
    .where(ofSchool(sanggahan))
    .orderBy(asc(sql`case when ${sanggahan.dijawab_ms} is null then 0 else 1 end`), asc(sanggahan.nomor));
  const sanggahanOf = await buildSanggahanOf(read);
  return rows.map(({ row, nama, nomor_register }) => ({
    ...sanggahanOf(row),
    peserta_id: row.peserta_id,
    nama,
    nomor_register: nomor_register ?? '',
    dijawab_oleh: row.dijawab_oleh,
  }));
}

/** How many objections wait for an answer. */
export async function countSanggahanTerbuka(read: Reader): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(sanggahan)
    .where(ofSchool(sanggahan, isNull(sanggahan.dijawab_ms)));
  return row?.jumlah ?? 0;
}

/** An objection, locked until the transaction ends. */
export async function lockSanggahan(tx: Transaction, id: string): Promise<Row | undefined> {
  const [row] = await lockRow(tx.select().from(sanggahan).where(byId(sanggahan, id)));
  return row;
}
