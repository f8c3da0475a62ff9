import type { BarisPagu, HariPendaftaran, Peraturan, Persyaratan } from '@spmb/shared/situs/baris.ts';
import { asc, desc } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { dokumenPersyaratan } from '../dokumen-persyaratan/dokumen-persyaratan.table.ts';
import { jadwalPendaftaran } from '../jadwal-pendaftaran/jadwal-pendaftaran.table.ts';
import { peraturan } from '../peraturan/peraturan.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';

export const listHari = (read: Reader): Promise<HariPendaftaran[]> => {
  const { tanggal, title, descriptions, id } = jadwalPendaftaran;
  return read
    .select({ tanggal, title, descriptions })
    .from(jadwalPendaftaran)
    .where(ofSchool(jadwalPendaftaran))
    .orderBy(asc(tanggal), asc(id));
};

/** What must be handed in comes first. */
export const listPersyaratan = (read: Reader): Promise<Persyaratan[]> => {
  const { id, name, description, path, status } = dokumenPersyaratan;
  return read
    .select({ id, name, description, path, wajib: status })
    .from(dokumenPersyaratan)
    .where(ofSchool(dokumenPersyaratan))
    .orderBy(desc(status), asc(name));
};

export const listPeraturan = (read: Reader): Promise<Peraturan[]> => {
  const { id, name, path } = peraturan;
  return read.select({ id, name, path }).from(peraturan).where(ofSchool(peraturan)).orderBy(asc(name));
};

/** The programmes; with their seats only where the school shows them, so that nobody reads them off the wire. */
export async function listPagu(read: Reader, isPaguShown: boolean): Promise<BarisPagu[]> {
  const { name, pagu, warna } = programKeahlian;
  const rows = await read
    .select({ name, pagu, warna })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian))
    .orderBy(asc(name));
  return rows.map((row, index) => ({
    num: index + 1,
    nama: row.name,
    ...(isPaguShown && { pagu: row.pagu }),
    warna: row.warna,
  }));
}
