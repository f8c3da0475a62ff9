import type { PelamarDasbor } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { statusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { count, desc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { formasi } from '../formasi/formasi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { isAda } from './permohonan.queries.ts';
import { permohonan } from './permohonan.table.ts';

/** How many positions and applications there are. */
export async function hitungPermohonan(read: Reader): Promise<{ jmlformasi: number; jmlpelamar: number }> {
  const [positions] = await read.select({ jumlah: count() }).from(formasi).where(ofSchool(formasi));
  const [own] = await read.select({ jumlah: count() }).from(permohonan).where(ofSchool(permohonan, isAda));
  return { jmlformasi: positions?.jumlah ?? 0, jmlpelamar: own?.jumlah ?? 0 };
}

/** The newest applications that are there. Of each state the newest are found by its index, however many there are. */
export async function listPelamarTerbaru(read: Reader, limit: number): Promise<PelamarDasbor[]> {
  const { id, keadaan, diajukan_ms, peserta_id, formasi_id } = permohonan;
  const found: PelamarDasbor[] = [];
  for (const status of statusPermohonan) {
    const rows = await read
      .select({
        id,
        foto: peserta.foto,
        nama: peserta.nama,
        opd: formasi.opd,
        jabatan: formasi.nama_jabatan,
        waktu: diajukan_ms,
      })
      .from(permohonan)
      .innerJoin(formasi, byId(formasi, formasi_id))
      .innerJoin(peserta, byId(peserta, peserta_id))
      .where(ofSchool(permohonan, eq(keadaan, status)))
      .orderBy(desc(diajukan_ms))
      .limit(limit);
    found.push(
      ...rows.map(({ foto, ...row }) => ({ ...row, foto_path: foto ? `/api/media/${foto}` : '', status })),
    );
  }
  return found.toSorted((a, b) => b.waktu - a.waktu || (a.id < b.id ? -1 : 1)).slice(0, limit);
}
