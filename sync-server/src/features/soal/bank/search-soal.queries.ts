import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { asc } from 'drizzle-orm';
import { containsWords } from '../../../db/contains-words.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { masterSoalScope } from './master-soal.queries.ts';
import { masterSoal, soal } from './soal.table.ts';

/** Markup may hold a word that the text does not: so many rows are looked at for each that is wanted. */
const rowsPerHit = 40;
const titleMax = 90;

/** Questions of the banks that an account works on, by what their text says. */
export async function searchSoal(
  read: Reader,
  akun: SignedIn,
  words: string[],
  limit: number,
): Promise<HasilCari[]> {
  const rows = await read
    .select({ id: soal.id, bank: masterSoal.id, mapel: masterSoal.mapel, nomor: soal.nomor, html: soal.soal })
    .from(soal)
    .innerJoin(masterSoal, byId(masterSoal, soal.master_soal_id))
    .where(ofSchool(soal, masterSoalScope(akun), containsWords([soal.soal], words)))
    .orderBy(asc(masterSoal.mapel), asc(masterSoal.id), asc(soal.nomor))
    .limit(limit * rowsPerHit);
  const q = encodeURIComponent(words.join(' '));
  const hits: HasilCari[] = [];
  for (const { id, bank, mapel, nomor, html } of rows) {
    const text = textOfHtml(html).replaceAll('\n', ' ');
    if (hits.length === limit || !holds(text, words)) continue;
    hits.push({
      jenis: 'Soal',
      title: text.length > titleMax ? `${text.slice(0, titleMax).trimEnd()}…` : text,
      detail: `${mapel} · nomor ${nomor}`,
      route: `/backend/ujian-master-soal-detail/${bank}?q=${q}&form=${id}`,
    });
  }
  return hits;
}

const holds = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()));
