import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PerubahanKursi } from '@spmb/shared/publikasi/perubahan.ts';
import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { Reader, Store } from '../../../db/store.ts';
import type { BarisHasil } from '../putaran/baris-hasil.ts';
import { susunBaris } from '../putaran/susun-baris.ts';
import { tellAll } from '../../../server/work/portions.ts';
import { whyHeld } from '../putaran/kesiapan.ts';
import { listKursiTerbit } from '../../seleksi/kursi-tetap.queries.ts';
import { bacaDari, type Bahan } from '../putaran/susun-masukan.ts';
import { findTerbit } from './publikasi.queries.ts';
import {
  findPotretTerakhir,
  listAlasanManual,
  listPutaran,
  type PotretTeks,
} from '../../seleksi/kursi.queries.ts';

/** The last committed run, ready to be frozen. */
export interface Terbitan {
  potretNomor: number;
  bahan: Bahan;
  angka: AngkaProgram[];
  /** Beside the seats that are published or planned. */
  perubahan: PerubahanKursi & { pertama: string[] };
  /** To be looked at, or JSON to be written. */
  baris: BarisHasil[];
  teks: string[];
}

/** Why the last run cannot be published, whatever it is of: it is not of today's data. */
export const bukanHariIni =
  'Nilai, pagu, penempatan, aturan, atau kursi yang terbit berubah sesudah seleksi terakhir dijalankan. Jalankan lagi di Olah Nilai, lalu terbitkan.';

/** The last whole run; a sentence where there is none that can be published. */
export async function findUtuh(read: Reader, nowMs: number): Promise<PotretTeks | string> {
  const held = await whyHeld(read, nowMs);
  if (held !== undefined) return held;
  const whole = (await listPutaran(read)).find(({ jenis }) => jenis !== 'pg1');
  const potret = await findPotretTerakhir(read);
  if (!whole || !potret)
    return 'Belum ada seleksi yang utuh. Jalankan passing grade 1 setiap program lalu passing grade 2 di Olah Nilai, baru terbitkan.';
  return whole.masukan === potret.sha256 ? potret : bukanHariIni;
}

/**
 * What would be published now, read and made while everybody else is served. Refuses where nothing can be: there is no whole
 * run, or it is not of today's data.
 */
export const susunTerbitan = (store: Store, nowMs: number, sebagai: 'teks' | 'baris'): Promise<Terbitan> =>
  store.snapshot(async (read) => {
    const potret = await findUtuh(read, nowMs);
    if (typeof potret === 'string') throw new Refusal(potret);
    const bahan = await bacaDari(read, nowMs);
    const seats = await listKursiTerbit(read, nowMs);
    const { angka, perubahan, ...rows } = await susunBaris(
      { ...bahan, penempatan: await listAlasanManual(read) },
      { potret, sebagai },
      (tell) => tellAll(tell, seats),
    );
    if (!angka || !perubahan) throw new Refusal(bukanHariIni);
    return {
      potretNomor: potret.nomor,
      bahan,
      angka: bahan.tetap ? await withTerendahTerbit(read, nowMs, angka) : angka,
      perubahan,
      ...rows,
    };
  });

/** Where all seats are kept ones the lowest score stays as it is published. */
async function withTerendahTerbit(
  read: Reader,
  nowMs: number,
  angka: readonly AngkaProgram[],
): Promise<AngkaProgram[]> {
  const terbit = (await findTerbit(read, nowMs))?.angka ?? [];
  const before = new Map(terbit.map(({ program, nilai_terendah }) => [program, nilai_terendah]));
  return angka.map((one) => ({
    ...one,
    nilai_terendah: one.nilai_terendah ?? before.get(one.program) ?? null,
  }));
}
