import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { BarisNilaiTerendah, BarisPengumuman } from '@spmb/shared/situs/baris.ts';
import type { Reader } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { getSamaran } from '../../situs/samaran.queries.ts';
import type { listDiterima } from '../../seleksi/terbit.queries.ts';

type Diterima = Awaited<ReturnType<typeof listDiterima>>[number];

/** The accepted as everybody reads them, by programme and name; covered where the school says so. */
export async function susunPengumuman(read: Reader, rows: readonly Diterima[]): Promise<BarisPengumuman[]> {
  const samaran = await getSamaran(read);
  return rows.toSorted(byPlace).map((row, index) => ({
    num: index + 1,
    nisn: samaran.nisn(row.nisn ?? ''),
    nama: samaran.nama(row.nama),
    sekolah: row.sekolah ?? '',
    jurusan: row.jurusan,
  }));
}

const byPlace = (a: Diterima, b: Diterima): number =>
  compare(a.jurusan, b.jurusan) || compare(a.nama, b.nama) || compare(a.id, b.id);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Lowest scores as everybody reads them; none where the school does not show them. */
export async function susunNilaiTerendah(
  read: Reader,
  angka: readonly AngkaProgram[],
  names: ReadonlyMap<string, string>,
): Promise<BarisNilaiTerendah[]> {
  const { tampilkan_nilai_terendah } = await getPengaturan(read, 'seleksi');
  if (!tampilkan_nilai_terendah) return [];
  return angka
    .flatMap(({ program, nilai_terendah }) => {
      const jurusan = names.get(program);
      if (jurusan === undefined) return [];
      return { jurusan, nilai: nilai_terendah === null ? null : nilai_terendah / 100 };
    })
    .toSorted((a, b) => compare(a.jurusan, b.jurusan));
}
