import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import type { HasilCalon, HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { buatPenjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import type { Reader } from '../../../db/store.ts';
import { hashMasukan } from '../putaran/hash-masukan.ts';
import { susunBahan, type Bahan } from '../putaran/susun-masukan.ts';
import { findPotretTerakhir, listPenempatanLepas, listPutaran } from '../../seleksi/kursi.queries.ts';
import type { NewHasil } from '../../seleksi/seleksi.mutations.ts';

/** The last committed run, ready to be frozen. */
export interface Terbitan {
  potretNomor: number;
  bahan: Bahan;
  hasil: ReadonlyMap<string, HasilCalon>;
  angka: AngkaProgram[];
  rows: Omit<NewHasil, 'terbit_ms'>[];
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
    rows: rowsOf(potret.masukan, hasil, now.nilai),
  };
}

function hasilOf(masukan: Masukan, stored: Readonly<Record<string, HasilCalon>>): HasilSeleksi {
  const hasil = new Map(Object.entries(stored));
  const seated = [...hasil].filter(([, one]) => one.status === 'L').map(([id]) => id);
  return { hasil, cadangan: susunCadangan(masukan, new Set(seated)) };
}

function rowsOf(
  masukan: Masukan,
  whole: HasilSeleksi,
  nilai: ReadonlyMap<string, Nilai>,
): Omit<NewHasil, 'terbit_ms'>[] {
  const explain = buatPenjelasan(masukan, whole);
  return masukan.calon.map(({ id, nilai: akhir }) => {
    const one = whole.hasil.get(id) ?? { status: 'TL' };
    const own = nilai.get(id);
    return {
      peserta_id: id,
      status: one.status,
      program_keahlian_id: one.status === 'TL' ? null : one.program,
      jalan: one.status === 'L' ? one.jalan : null,
      urutan: one.status === 'CADANGAN' ? one.urutan : null,
      keterangan: {
        nilai: {
          prestasi: hundredths(own?.prestasi_skor),
          rapor: hundredths(own?.nilai_rapor),
          teori: hundredths(own?.nilai_teori),
          wawancara: hundredths(own?.nilai_wawancara),
        },
        akhir,
        pilihan: explain(id)?.pilihan ?? [],
      },
    };
  });
}

/** What is missing was counted as 0, or there is no run. */
const hundredths = (points: number | null | undefined) => Math.round((points ?? 0) * 100);
