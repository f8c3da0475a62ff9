import type { GladiBersih } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { desc } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { gladiBersih } from './gladi-bersih.table.ts';

const newest = 100;

/** Columns that the calls answer. */
const columns = {
  id: gladiBersih.id,
  jenis: gladiBersih.jenis,
  nama: gladiBersih.nama,
  status: gladiBersih.status,
  lulus: gladiBersih.lulus,
  oleh: gladiBersih.oleh,
  mulai_ms: gladiBersih.mulai_ms,
  selesai_ms: gladiBersih.selesai_ms,
  sebab: gladiBersih.sebab,
  isian: gladiBersih.isian,
  laporan: gladiBersih.laporan,
};

/** The newest rehearsals with their reports. */
export async function listGladi(read: Reader): Promise<GladiBersih[]> {
  const rows = await read
    .select(columns)
    .from(gladiBersih)
    .where(ofSchool(gladiBersih))
    .orderBy(desc(gladiBersih.mulai_ms), desc(gladiBersih.id))
    .limit(newest);
  return rows as GladiBersih[];
}

export async function findGladi(read: Reader, id: string): Promise<GladiBersih | undefined> {
  const rows = await read.select(columns).from(gladiBersih).where(byId(gladiBersih, id));
  return rows[0] as GladiBersih | undefined;
}
