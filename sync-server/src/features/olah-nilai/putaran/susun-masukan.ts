import { kolomNilai, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { PengaturanSeleksi } from '@spmb/shared/pengaturan/seleksi.schema.ts';
import type { AturanSeleksi } from '@spmb/shared/seleksi/aturan.ts';
import type { Calon, Penempatan } from '@spmb/shared/seleksi/calon.ts';
import { nilaiSeri, type Bobot } from '@spmb/shared/seleksi/nilai-akhir.ts';
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
 * Reads everything that a run at an instant depends on; every run of a transaction sees one state. `bobot`: weights that are tried
 * out; `calon`: who takes part, where that is read already.
 */
export async function susunBahan(
  read: Reader,
  nowMs: number,
  bobot?: Bobot,
  calon?: readonly CalonNilai[],
): Promise<Bahan> {
  const bahan = await susunKerangka(read, nowMs);
  bahan.tambah(calon ?? (await listCalonNilai(read, bobot)));
  return bahan.selesai();
}

/** What a run depends on beside the applicants, who are added to it. */
async function susunKerangka(read: Reader, nowMs: number) {
  const pengaturan = await getPengaturan(read, 'seleksi');
  const programs = await listProgram(read);
  const tetap = await findKursiTetap(read, nowMs);
  const penempatan = penempatanDari(await listPenempatan(read), tetap);
  const kept = new Set(tetap?.pemegang.map(({ id }) => id));
  const calon: Calon[] = [];
  const nilai = new Map<string, Nilai>();
  const kurang: KurangNilai[] = [];
  return {
    tambah(portion: readonly CalonNilai[]): void {
      for (const one of portion) {
        const { id, nama, kurang: lacks } = one.nilai;
        if (tetap?.lepas.has(id)) continue;
        calon.push(calonOf(one));
        nilai.set(id, one.nilai);
        // Whoever keeps his seat is ranked no more.
        if (lacks.length > 0 && !kept.has(id))
          kurang.push({ id, nama, kurang: lacks, program: one.pilihan[0] });
      }
    },
    selesai: (): Bahan => ({
      masukan: {
        calon,
        program: programs.map(({ id, pagu }) => ({ id, pagu })),
        penempatan,
        aturan: aturanDari(pengaturan),
      },
      names: new Map(programs.map(({ id, name }) => [id, name])),
      nilai,
      tetap: tetap !== null,
      kurang: kurang.sort(byNama),
      pengaturan,
    }),
  };
}

/** Placements by hand, and seats that are kept: a published one comes before what was placed, and who left takes part no more. */
function penempatanDari(manual: readonly Penempatan[], tetap: KursiTetap | null): Penempatan[] {
  if (!tetap) return [...manual];
  const known = new Set(tetap.pemegang.map(({ id }) => id));
  return [...manual.filter(({ id }) => !known.has(id) && !tetap.lepas.has(id)), ...tetap.pemegang];
}

/** What a run of one programme depends on, and who of its first choices lacks what: the others are not read. */
export async function susunBagian(read: Reader, nowMs: number, id: string): Promise<Bahan> {
  const calon = await listCalonNilai(read, undefined, memilihPertama(id));
  return bagianOf(await susunBahan(read, nowMs, undefined, calon), id);
}

/** The same out of what a run of all depends on. */
export const bagianOf = (bahan: Bahan, id: string): Bahan => ({
  ...bahan,
  masukan: partOf(bahan.masukan, id),
  kurang: bahan.kurang.filter(({ program }) => program === id),
});

/** Everything as it stands at one moment, while everybody else is served: for no transaction. */
export const bacaBahan = (store: Store, nowMs: number): Promise<Bahan> =>
  store.snapshot((read) => bacaDari(read, nowMs));

/** The same of a moment that is held already, a portion at a time. */
export async function bacaDari(read: Reader, nowMs: number, bobot?: Bobot): Promise<Bahan> {
  const bahan = await susunKerangka(read, nowMs);
  for await (const portion of eachCalonNilai(read, bobot)) {
    bahan.tambah(portion);
    await setImmediate();
  }
  return bahan.selesai();
}

/** As staff read lists. */
const byNama = (a: KurangNilai, b: KurangNilai) => (a.nama < b.nama ? -1 : Number(a.nama > b.nama));

/** What ranks him where final scores are equal. */
function seri({ sumber, diubah, ...nilai }: Nilai, one: 'rapor' | 'teori') {
  const { nilai: source, prosentase } = sumber[one];
  return nilaiSeri(source, prosentase, diubah.includes(one) ? nilai[kolomNilai[one]] : null);
}

function calonOf({ nilai, pilihan, jarak, lahir, daftar_ms }: CalonNilai): Calon {
  return {
    id: nilai.id,
    nomor: nilai.nomor_register,
    pilihan,
    nilai: hundredths(nilai.nilai_dengan_nol),
    rapor: seri(nilai, 'rapor'),
    teori: seri(nilai, 'teori'),
    jarak,
    lahir,
    daftar_ms,
    afirmasi: nilai.afirmasi_status,
    prioritas: nilai.prioritas,
  };
}
