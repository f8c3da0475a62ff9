import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import type { HasilCalon, HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { Reader } from '../../../db/store.ts';
import { susunBarisHasil, type BarisHasil } from '../putaran/baris-hasil.ts';
import { hashMasukan } from '../putaran/hash-masukan.ts';
import { susunBahan, type Bahan } from '../putaran/susun-masukan.ts';
import { findPotretTerakhir, listPenempatanLepas, listPutaran } from '../../seleksi/kursi.queries.ts';

/** The last committed run, ready to be frozen. */
export interface Terbitan {
  potretNomor: number;
  bahan: Bahan;
  hasil: ReadonlyMap<string, HasilCalon>;
  angka: AngkaProgram[];
  rows: BarisHasil[];
}

/** What would be published now; a sentence where nothing can be: there is no whole run, or it is not of today's data. */
export async function susunTerbitan(read: Reader, bahan?: Bahan): Promise<Terbitan | string> {
  const now = bahan ?? (await susunBahan(read));
  const [lepas] = await listPenempatanLepas(read);
  if (lepas)
    return `${lepas.nama} ditempatkan manual, tetapi berkasnya tidak lagi diterima. Batalkan penempatannya di Olah Nilai, jalankan lagi seleksinya, lalu terbitkan.`;
  const whole = (await listPutaran(read)).find(({ jenis }) => jenis !== 'pg1');
  const potret = await findPotretTerakhir(read);
  if (!whole || !potret)
    return 'Belum ada seleksi yang utuh. Jalankan passing grade 1 setiap program lalu passing grade 2 di Olah Nilai, baru terbitkan.';
  const sha256 = hashMasukan(now.masukan);
  if (whole.masukan !== sha256 || potret.sha256 !== sha256)
    return 'Nilai, pagu, penempatan, atau aturan berubah sesudah seleksi terakhir dijalankan. Jalankan lagi di Olah Nilai, lalu terbitkan.';
  const hasil = hasilOf(potret.masukan, potret.hasil);
  return {
    potretNomor: potret.nomor,
    bahan: now,
    hasil: hasil.hasil,
    angka: hitungProgram(potret.masukan, hasil),
    rows: susunBarisHasil(potret.masukan, hasil, now.nilai),
  };
}

function hasilOf(masukan: Masukan, stored: Readonly<Record<string, HasilCalon>>): HasilSeleksi {
  const hasil = new Map(Object.entries(stored));
  const seated = [...hasil].filter(([, one]) => one.status === 'L').map(([id]) => id);
  return { hasil, cadangan: susunCadangan(masukan, new Set(seated)) };
}
