import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Lines } from '@spmb/shared/kernel/resource.ts';
import type { BarisPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import type { saringanPermohonanContract } from '@spmb/shared/permohonan/permohonan.schema.ts';
import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '../../crud/list/list-query.ts';
import { containsWords } from '../../db/contains-words.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { formasi } from '../formasi/formasi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { isAda, rowsOfPermohonan } from './permohonan.queries.ts';
import { permohonan } from './permohonan.table.ts';

const { nama, nomor_register } = peserta;
const { nama_jabatan, opd } = formasi;
const texts = { noreg: nomor_register, nama, nama_jabatan, opd };
const holds = (words: readonly string[]) => containsWords(Object.values(texts), words);

/** All applications, or the page asked for; those that wait stand first, who waits longest at the top. */
export async function listPermohonan(
  read: Reader,
  { status, formasi_id }: z.output<typeof saringanPermohonanContract>,
  { page, size, words, sort }: ListQuery,
): Promise<Lines<BarisPermohonan>> {
  const where = ofSchool(
    permohonan,
    isAda,
    status && eq(permohonan.keadaan, status),
    formasi_id === undefined ? undefined : eq(permohonan.formasi_id, formasi_id),
    holds(words),
  );
  const rows = rowsOfPermohonan(read)
    .where(where)
    .orderBy(...sorted(sort), asc(permohonan.id));
  if (page === undefined) return rows;
  const [counted] = await read
    .select({ total: count() })
    .from(permohonan)
    .innerJoin(formasi, byId(formasi, permohonan.formasi_id))
    .innerJoin(peserta, byId(peserta, permohonan.peserta_id))
    .where(where);
  return {
    rows: await rows.limit(size).offset((page - 1) * size),
    total: counted?.total ?? 0,
    page,
    size,
  };
}

function sorted(sort: ListQuery['sort']): SQL[] {
  const { keadaan, diajukan_ms } = permohonan;
  if (!sort) return [asc(sql`case when ${keadaan} = 'PENGAJUAN' then 0 else 1 end`), asc(diajukan_ms)];
  const columns = { ...texts, status: keadaan };
  const direction = sort.descending ? desc : asc;
  if (sort.field === 'diajukan_ms') return [direction(diajukan_ms)];
  const column = Object.entries(columns).find(([name]) => name === sort.field)?.[1];
  if (!column)
    throw new Refusal('Daftar ini tidak dapat diurutkan menurut kolom itu. Pilih kolom lain.', 400);
  return [direction(sql`lower(coalesce(${column}, ''))`)];
}

/** Applications in whose applicant or position every word stands. */
export async function searchPermohonan(
  read: Reader,
  words: readonly string[],
  limit: number,
): Promise<HasilCari[]> {
  const rows = await rowsOfPermohonan(read)
    .where(ofSchool(permohonan, isAda, holds(words)))
    .orderBy(asc(sql`lower(${nama})`), asc(permohonan.id))
    .limit(limit);
  return rows.map((row) => ({
    jenis: 'Permohonan formasi',
    title: row.nama,
    detail: [row.nama_jabatan, row.noreg].join(' · '),
    route: `/backend/permohonan-index?form=${encodeURIComponent(row.id)}`,
  }));
}
