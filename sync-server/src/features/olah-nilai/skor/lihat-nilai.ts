import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { Bobot, Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { readPortions } from '../../../crud/list/read-portions.ts';
import type { Reader } from '../../../db/store.ts';
import { findNilaiTeori } from '../../hasil-ujian/nilai-teori.queries.ts';
import {
  findRuang,
  findSkorPrestasi,
  getBobot,
  listIdSumber,
  listSumber,
  listSumberNext,
  memilih,
  milik,
  ofIds,
  type Saringan,
  type Sumber,
} from './sumber.queries.ts';
import { susunNilai, type DasarNilai } from './susun-nilai.ts';

type Aturan = Pick<DasarNilai, 'bobot' | 'prestasi'>;

const readAturan = async (read: Reader, bobot?: Bobot): Promise<Aturan> => ({
  bobot: bobot ?? (await getBobot(read)),
  prestasi: await findSkorPrestasi(read),
});

const readDasar = async (read: Reader, which?: Saringan, bobot?: Bobot): Promise<DasarNilai> => ({
  ...(await readAturan(read, bobot)),
  teori: await findNilaiTeori(read, which),
});

/**
 * What the scores of `which` are made of, in the order of their names, in portions between which everybody else is served: for no
 * transaction.
 */
async function* eachSumber(read: Reader, which: Saringan) {
  const aturan = await readAturan(read);
  const ids = (await listIdSumber(read, which)).map(({ id }) => id);
  yield* readPortions(ids, async (part) => {
    const dasar: DasarNilai = { ...aturan, teori: await findNilaiTeori(read, ofIds(part)) };
    return (await listSumber(read, ofIds(part))).map((sumber) => ({ id: sumber.peserta.id, sumber, dasar }));
  });
}

/** Scores of all who chose a programme; for no transaction. */
export async function listNilai(read: Reader, jurusanId: string): Promise<Nilai[]> {
  const ruang = await findRuang(read, jurusanId);
  const all: Nilai[] = [];
  for await (const portion of eachSumber(read, memilih(jurusanId)))
    all.push(...portion.map(({ sumber, dasar }) => susunNilai(sumber, jurusanId, { ...dasar, ruang })));
  return all;
}

/** Those who lack a component, or `ada`: any; all where nothing is asked. */
export const yangKurang = (rows: Nilai[], kurang: Komponen | 'ada' | undefined): Nilai[] =>
  kurang === undefined
    ? rows
    : rows.filter((row) => (kurang === 'ada' ? row.kurang.length > 0 : row.kurang.includes(kurang)));

/** A verified applicant as a run of the selection needs him. */
export interface CalonNilai {
  nilai: Nilai;
  pilihan: [string, string | null];
  jarak: number | null;
  lahir: string | null;
  daftar_ms: number | null;
}

/**
 * Everybody whose file is verified, or `which` of them, his score by the weights of the school or by `bobot`. Who was imported
 * without a first choice takes part in no selection.
 */
export async function listCalonNilai(read: Reader, bobot?: Bobot, which?: Saringan): Promise<CalonNilai[]> {
  const dasar = await readDasar(read, which, bobot);
  return (await listSumber(read, which)).flatMap((sumber) => calonNilaiOf(sumber, dasar));
}

/** The same of some of them by the weights of the school, while everybody else is served: for no transaction. */
export async function bacaCalonNilai(read: Reader, which: Saringan): Promise<CalonNilai[]> {
  const all: CalonNilai[] = [];
  for await (const portion of eachSumber(read, which))
    all.push(...portion.flatMap(({ sumber, dasar }) => calonNilaiOf(sumber, dasar)));
  return all;
}

/** The same of all in portions, in the order of their ids. */
export async function* eachCalonNilai(read: Reader, bobot?: Bobot): AsyncGenerator<CalonNilai[]> {
  let after = '';
  for (;;) {
    const all = await listSumberNext(read, after);
    if (all.length === 0) return;
    const ids = all.map(({ peserta }) => peserta.id);
    const dasar = await readDasar(read, ofIds(ids), bobot);
    yield all.flatMap((sumber) => calonNilaiOf(sumber, dasar));
    after = ids.at(-1) ?? '';
  }
}

function calonNilaiOf(sumber: Sumber, dasar: DasarNilai): CalonNilai[] {
  const { peserta: own, berkas, terkirim } = sumber;
  if (own.jurusan_id_1 === null) return [];
  return [
    {
      nilai: susunNilai(sumber, own.jurusan_id_1, dasar),
      pilihan: [own.jurusan_id_1, own.jurusan_id_2 === own.jurusan_id_1 ? null : own.jurusan_id_2],
      jarak: terkirim?.jarak_kesekolah ?? null,
      lahir: own.tanggal_lahir,
      daftar_ms: berkas?.daftar_ms ?? null,
    },
  ];
}

/** The same of one of them. */
export async function getNilai(read: Reader, jurusanId: string, id: string): Promise<Nilai> {
  const [sumber] = await listSumber(read, milik(id));
  if (!sumber) throw new Error('the applicant whose score was saved is gone');
  return susunNilai(sumber, jurusanId, await readDasar(read, milik(id)));
}
