import { eq, inArray } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';
import type { Orang } from './milik.queries.ts';

export interface OrangBernama extends Orang {
  nama: string;
  nomor_peserta: string;
  nomor_register: string | null;
}

/** The number of whoever's data was deleted, where his record has to stay: nobody else's number names it. */
export const nomorDihapus = (pesertaId: string): string => `dihapus-${pesertaId}`;

/** Whether nothing is kept of somebody but his registration number. */
export const isDihapus = ({ peserta_id, nomor_peserta }: OrangBernama): boolean =>
  nomor_peserta === nomorDihapus(peserta_id);

/** An applicant or participant; undefined: there is none of this id. */
export async function findOrang(read: Reader, id: string): Promise<OrangBernama | undefined> {
  const { akun_id, nama, nomor_peserta, nomor_register } = peserta;
  const [row] = await read
    .select({ peserta_id: peserta.id, akun_id, nama, nomor_peserta, nomor_register })
    .from(peserta)
    .where(byId(peserta, id));
  return row;
}

/** Those of `ids` of whom anything is kept beside a number. */
export async function listBernama(read: Reader, ids: readonly string[]): Promise<OrangBernama[]> {
  const found: OrangBernama[] = [];
  for (const id of ids) {
    const orang = await findOrang(read, id);
    if (orang && !isDihapus(orang)) found.push(orang);
  }
  return found;
}

/** Ids of everybody of whom anything is kept beside a number. */
export async function listIdBernama(read: Reader): Promise<string[]> {
  const { id, nomor_peserta } = peserta;
  const rows = await read.select({ id, nomor_peserta }).from(peserta).where(ofSchool(peserta));
  return rows.filter((row) => row.nomor_peserta !== nomorDihapus(row.id)).map((row) => row.id);
}

/** Whether somebody sits an exam, or his answers may still arrive. */
export async function isSedangUjian(read: Reader, pesertaId: string): Promise<boolean> {
  const runs = inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman']);
  const rows = await read
    .select({ id: ujian.id })
    .from(ujian)
    .where(ofSchool(ujian, eq(ujian.peserta_id, pesertaId), runs))
    .limit(1);
  return rows.length > 0;
}
