import type { AnalisisUjian, ButirAnalisis } from '@spmb/shared/hasil-ujian/analisis.schema.ts';
import {
  analyzeSoal,
  type AnalisisButir,
  type LembarJawaban,
} from '@spmb/shared/soal/analysis/analisis-butir.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import type { Kunci } from '@spmb/shared/sync/stream/merge.ts';
import { isLetter, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import type { Context } from '../../context.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import {
  listKunciPaket,
  listLembar,
  listSoalOfBank,
  listSoalUjian,
  listUjianOfJadwal,
  listUjianOfPaket,
} from './analisis-butir.queries.ts';
import { isShown } from './daftar-nilai.ts';
import { listKoreksiTerakhir } from './koreksi-kunci.queries.ts';

const shownText = 140;

/** Item analysis of the attempts of a schedule, each by the version of the bank that it drew from. */
export async function analyzeJadwal(
  context: Context,
  akun: SignedIn,
  jadwalId: string,
): Promise<AnalisisUjian> {
  const ids = await listUjianOfJadwal(context.store.read, jadwalId);
  return analyze(context, akun, ids, undefined);
}

/** Analyses the questions of one version of a bank, over all schedules that used it. */
export async function analyzeBank(context: Context, akun: SignedIn, bankId: string): Promise<AnalisisUjian> {
  const { read } = context.store;
  const items = new Set(await listSoalOfBank(read, akun, bankId));
  const sheets = await listKunciPaket(read);
  const used = sheets.filter(({ kunci_jawaban }) => Object.keys(kunci_jawaban).some((id) => items.has(id)));
  const ids = await listUjianOfPaket(
    read,
    used.map(({ id }) => id),
  );
  return analyze(context, akun, ids, items);
}

async function analyze(
  context: Context,
  akun: SignedIn,
  ujianIds: readonly string[],
  only: ReadonlySet<string> | undefined,
): Promise<AnalisisUjian> {
  const { read } = context.store;
  const keys = await listKunci(context);
  const sheets: LembarJawaban[] = [];
  const annulled = new Map<string, number>();
  let belum = 0;
  const now = context.clock.nowMs();
  for await (const part of readPortions(ujianIds, (ids) => listLembar(read, ids))) {
    for (const { urutan, lembar, ...attempt } of part) {
      if (!isShown(attempt, now)) belum++;
      else {
        const drawn = only ? urutan.filter((butir) => only.has(butir)) : urutan;
        const sheet = new Map<string, Letter | undefined>();
        for (const butir of drawn) {
          // An annulled question tells nobody apart: it is listed and counts in no figure.
          if (keys.get(butir) === 'gugur') annulled.set(butir, (annulled.get(butir) ?? 0) + 1);
          else sheet.set(butir, answerOf(lembar, butir) ?? undefined);
        }
        sheets.push(sheet);
      }
    }
  }
  const letterKeys = Object.fromEntries([...keys].filter((one): one is [string, Letter] => isLetter(one[1])));
  const { butir, kr20, kr21, ...summary } = analyzeSoal(sheets, letterKeys);
  const rows = [...butir, ...[...annulled].map(([id, jumlah]) => annulledRow(id, jumlah))];
  const named = await nameItems(context, akun, rows, keys);
  if (rows.length > 0 && named.length === 0)
    throw new NotFound('Anda tidak dapat membuka bank soal ujian ini.');
  return { ...summary, belum, kr20: kr20 ?? null, kr21: kr21 ?? null, butir: named };
}

/** The key in force of every question that a paket holds. */
async function listKunci({ store: { read } }: Context): Promise<Map<string, Kunci>> {
  const sealed = await listKunciPaket(read);
  const keys = sealed.flatMap(({ kunci_jawaban }) => Object.entries<Kunci>(kunci_jawaban));
  return new Map([...keys, ...(await listKoreksiTerakhir(read))]);
}

const annulledRow = (butir: string, jumlah: number): AnalisisButir => ({
  butir,
  jumlah,
  benar: jumlah,
  kosong: 0,
  kesukaran: 1,
  daya_beda: undefined,
  pilihan: [],
});

async function nameItems(
  { store: { read } }: Context,
  akun: SignedIn,
  rows: readonly AnalisisButir[],
  keys: ReadonlyMap<string, Kunci>,
): Promise<ButirAnalisis[]> {
  const figures = new Map(rows.map((row) => [row.butir, row]));
  const items = await listSoalUjian(read, akun, [...figures.keys()]);
  return items
    .flatMap(({ id, soal, arsip_dari, ...item }) => {
      const row = figures.get(id);
      if (!row) return [];
      const { butir: _, daya_beda, ...counts } = row;
      const teks = textOfHtml(soal).slice(0, shownText);
      const kunci = keys.get(id) ?? 'gugur';
      return [
        { id, ...item, lama: arsip_dari !== null, teks, kunci, ...counts, daya_beda: daya_beda ?? null },
      ];
    })
    .sort((a, b) => a.mapel.localeCompare(b.mapel) || a.edisi - b.edisi || a.nomor - b.nomor);
}
