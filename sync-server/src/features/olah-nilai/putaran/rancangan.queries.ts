import { kolomNilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { komponen, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { buatPenjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import type { Reader } from '../../../db/store.ts';
import { listKursi } from '../../seleksi/kursi.queries.ts';
import type { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { listCalonNilai } from '../skor/lihat-nilai.ts';
import { storedHasil } from './stored-hasil.ts';
import { susunBahan } from './susun-masukan.ts';

/** What the rounds so far would publish, for who runs the selection: of each applicant a row as it would be kept. */
export async function listRancangan(
  read: Reader,
): Promise<Omit<typeof hasilSeleksi.$inferSelect, 'sekolah_id' | 'terbit_ms' | 'dibuat_ms'>[]> {
  const kursi = await listKursi(read);
  if (kursi.length === 0) return [];
  const { masukan } = await susunBahan(read);
  const { hasil, cadangan } = storedHasil(masukan.calon, kursi);
  const penjelasan = buatPenjelasan(masukan, { hasil, cadangan });
  const nilaiOf = new Map((await listCalonNilai(read)).map(({ nilai }) => [nilai.id, nilai]));
  return masukan.calon.map(({ id, nilai: akhir }) => {
    const one = hasil.get(id) ?? { status: 'TL' as const };
    const own = nilaiOf.get(id);
    const nilai = Object.fromEntries(
      komponen.map((name) => [name, Math.round((own?.[kolomNilai[name]] ?? 0) * 100)]),
    ) as Record<Komponen, number>;
    return {
      peserta_id: id,
      status: one.status,
      program_keahlian_id: one.status === 'TL' ? null : one.program,
      jalan: one.status === 'L' ? one.jalan : null,
      urutan: one.status === 'CADANGAN' ? one.urutan : null,
      keterangan: { nilai, akhir, pilihan: penjelasan(id)?.pilihan ?? [] },
    };
  });
}
