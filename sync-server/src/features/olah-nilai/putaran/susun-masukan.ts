import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { PengaturanSeleksi } from '@spmb/shared/pengaturan/seleksi.schema.ts';
import type { AturanSeleksi } from '@spmb/shared/seleksi/aturan.ts';
import type { Calon, Penempatan } from '@spmb/shared/seleksi/calon.ts';
import type { Bobot } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { KurangNilai } from '@spmb/shared/seleksi/putaran.ts';
import { setImmediate } from 'node:timers/promises';
import type { Reader, Store } from '../../../db/store.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { eachCalonNilai, listCalonNilai, type CalonNilai } from '../skor/lihat-nilai.ts';
import { listProgram } from '../skor/program-nilai.queries.ts';
import { memilihPertama } from '../skor/sumber.queries.ts';
import { findKursiTetap, type KursiTetap } from '../../seleksi/kursi-tetap.queries.ts';
import { listPenempatan } from '../../seleksi/kursi.queries.ts';
import { partOf } from './hash-masukan.ts';

/** What a run of the selection would be made of now, and who lacks what. */
export interface Bahan {
  masukan: Masukan;
  /** Names by programme. */
  names: ReadonlyMap<string, string>;
  /** Names by applicant. */
  nama: ReadonlyMap<string, string>;
  /** Scores by applicant. */
  nilai: ReadonlyMap<string, Nilai>;
  /** A seat of what is published has moved: those who have one keep it, and only free ones are given. */
  tetap: boolean;
  /** Applicants without a final score; they stand in `masukan` with 0 for what is missing where the school says so. */
  kurang: KurangNilai[];
  pengaturan: PengaturanSeleksi;
}

const hundredths = (points: number | null) => Math.round((points ?? 0) * 100);

export const aturanDari = (settings: PengaturanSeleksi): AturanSeleksi => ({
  nilai_minimum: hundredths(settings.nilai_minimum),
  urutan_seri: settings.urutan_seri,
  persen_afirmasi: settings.persen_afirmasi,
});

/**
 * Reads everything that a run depends on; every run of a transaction sees one state. `bobot`: weights that are tried out;
 * `calon`: who takes part, where that is read already.
 */
export async function susunBahan(read: Reader, bobot?: Bobot, calon?: readonly CalonNilai[]): Promise<Bahan> {
  const pengaturan = await getPengaturan(read, 'seleksi');
  const programs = await listProgram(read);
  const tetap = await findKursiTetap(read);
  const everybody = calon ?? (await listCalonNilai(read, bobot));
  const all = tetap ? everybody.filter(({ nilai }) => !tetap.lepas.has(nilai.id)) : everybody;
  const kept = new Set(tetap?.pemegang.map(({ id }) => id));
  const program = programs.map(({ id, pagu }) => ({ id, pagu }));
  return {
    masukan: {
      calon: all.map(calonOf),
      program,
      penempatan: penempatanDari(await listPenempatan(read), tetap),
      aturan: aturanDari(pengaturan),
    },
    names: new Map(programs.map(({ id, name }) => [id, name])),
    nama: new Map(all.map(({ nilai }) => [nilai.id, nilai.nama])),
    nilai: new Map(all.map(({ nilai }) => [nilai.id, nilai])),
    tetap: tetap !== null,
    kurang: all
      // Whoever keeps his seat is ranked no more.
      .filter(({ nilai }) => nilai.kurang.length > 0 && !kept.has(nilai.id))
      .map(({ nilai: { id, nama, kurang }, pilihan }) => ({ id, nama, kurang, program: pilihan[0] })),
    pengaturan,
  };
}

/** Placements by hand, and seats that are kept: a published one comes before what was placed, and who left takes part no more. */
function penempatanDari(manual: readonly Penempatan[], tetap: KursiTetap | null): Penempatan[] {
  if (!tetap) return [...manual];
  const known = new Set(tetap.pemegang.map(({ id }) => id));
  return [...manual.filter(({ id }) => !known.has(id) && !tetap.lepas.has(id)), ...tetap.pemegang];
}

/** What a run of one programme depends on, and who of its first choices lacks what: the others are not read. */
export async function susunBagian(read: Reader, id: string): Promise<Bahan> {
  const bahan = await susunBahan(read, undefined, await listCalonNilai(read, undefined, memilihPertama(id)));
  return { ...bahan, masukan: partOf(bahan.masukan, id) };
}

/** Everything as it stands at one moment, while everybody else is served: for no transaction. */
export const bacaBahan = (store: Store): Promise<Bahan> => store.snapshot((read) => bacaDari(read));

/** The same of a moment that is held already. */
export async function bacaDari(read: Reader, bobot?: Bobot): Promise<Bahan> {
  const all: CalonNilai[] = [];
  for await (const portion of eachCalonNilai(read, bobot)) {
    all.push(...portion);
    await setImmediate();
  }
  return susunBahan(read, bobot, all.sort(byNama));
}

/** As staff read lists, wherever they were read from. */
const byNama = (a: CalonNilai, b: CalonNilai) =>
  a.nilai.nama < b.nilai.nama ? -1 : Number(a.nilai.nama > b.nilai.nama);

function calonOf({ nilai, pilihan, jarak, lahir, daftar_ms }: CalonNilai): Calon {
  return {
    id: nilai.id,
    nomor: nilai.nomor_register,
    pilihan,
    nilai: hundredths(nilai.nilai_dengan_nol),
    rapor: hundredths(nilai.nilai_rapor),
    teori: hundredths(nilai.nilai_teori),
    jarak,
    lahir,
    daftar_ms,
    afirmasi: nilai.afirmasi_status,
    prioritas: nilai.prioritas,
  };
}
