import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { looks, words } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import type { PesertaRuang } from '../facts/sesi-kertas.queries.ts';
import { connectionSteps, hoursOf, pageOf, type RuangFacts } from './ruang-facts.ts';

const head = ['Nama', 'Nomor peserta', 'Kelas', 'Kursi'];
const widths = [230, 84, 116, 51] as const;
const byName = new Intl.Collator('id');
type Typeface = readonly [look: 'sheet' | 'dense', size: number];
const smallest: Typeface = ['dense', 7];
const larger: Typeface[] = [
  ['sheet', 10.5],
  ...[9.5, 9, 8.5, 8, 7.5].map((size): Typeface => ['dense', size]),
];
/** Points that the list may take below its head. */
const room = 590;

/** About how high the list is, names and classes that take several lines included. */
function heightOf(people: readonly PesertaRuang[], [look, size]: Typeface): number {
  const [, top, , bottom] = looks[look];
  const linesOf = (text: string, width: number) => Math.ceil((text.length * size * 0.5) / width) || 1;
  return people
    .map(({ nama, kelas }) => Math.max(linesOf(nama, widths[0]), linesOf(kelas, widths[2])))
    .reduce((sum, lines) => sum + lines * size * 1.2 + top + bottom, 0);
}

/** For the door: who sits in the room, by name, and at which seat. */
export function daftarPintu(facts: RuangFacts): PaperPart {
  const { sesi, sekolah } = facts;
  const { peserta, ruang, jadwal } = facts.ruang;
  // As large as the whole room fits one page.
  const [look, size] = larger.find((one) => heightOf(peserta, one) <= room) ?? smallest;
  const rows = peserta
    .toSorted((a, b) => byName.compare(a.nama, b.nama))
    .map(({ nama, nomor_peserta, kelas, kursi }) => [
      [words(nama, { size })],
      [words(nomor_peserta, { size })],
      [words(kelas, { size })],
      [words(kursi, { size, bold: true, align: 'center' })],
    ]);
  return pageOf(facts, 'Daftar peserta', [
    words(sekolah.nama, { size: 10, align: 'center' }),
    words(namaRuang(ruang), { size: 30, bold: true, align: 'center' }),
    words(`${sesi.name} · ${dateInWords(sesi.tanggal)} · ${hoursOf(facts)}`, {
      size: 11,
      align: 'center',
      below: 2,
    }),
    words(`${jadwal.join(', ')} · ${peserta.length} peserta`, {
      size: 9.5,
      align: 'center',
      below: 8,
    }),
    connectionSteps(facts, 9, 56),
    { kind: 'table', look, widths: [...widths], head, rows, above: 8 },
  ]);
}
