import { asc, eq, lte } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from './seleksi.table.ts';

/** Everybody who is accepted by what is published at an instant, by programme and name. */
export const listDiterima = (read: Reader, nowMs: number) =>
  read
    .select({
      nisn: peserta.nisn,
      nama: peserta.nama,
      sekolah: peserta.nama_sekolah_asal,
      jurusan: programKeahlian.name,
    })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .innerJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
    // Not published yet (null) is at no instant.
    .where(ofSchool(hasilSeleksi, lte(hasilSeleksi.terbit_ms, nowMs)))
    .orderBy(asc(programKeahlian.name), asc(peserta.nama), asc(peserta.id));

/** The programme that accepted a participant by what is published at an instant; undefined: none, or nobody may know yet. */
export async function findDiterima(read: Reader, nowMs: number, pesertaId: string) {
  const rows = await read
    .select({ jurusan: programKeahlian.name })
    .from(hasilSeleksi)
    .innerJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
    .where(
      ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, pesertaId), lte(hasilSeleksi.terbit_ms, nowMs)),
    );
  return rows[0]?.jurusan;
}
