import type { Context } from '../../../context.ts';
import { withNomor } from '@spmb/shared/peserta/kode-kartu.ts';
import type { Cell, Table } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { readImage } from '../facts/read-image.queries.ts';
import { addressOf, forDays, type SekolahKertas } from '../facts/sekolah-kertas.queries.ts';
import { buildCard, cardWidth } from './card.ts';
import type { Seated } from './find-print.ts';

/** Points: five rows of two cards fill the page. */
const cardHeight = 145;
/** Cards of one part: whole pages. */
const cardsPerPart = 40;
const fotoPixels = 220;

/** Exam cards, ten a page with lines to cut along; they lead to the server only where its address stays. */
export async function* buildCards(
  context: Context,
  school: SekolahKertas,
  people: readonly Seated[],
): AsyncGenerator<PaperPart> {
  for (let start = 0; start < people.length; start += cardsPerPart)
    yield await buildPart(context, school, people.slice(start, start + cardsPerPart));
}

const codeOf = (id: string) => `kode-${id}`;

async function buildPart(
  context: Context,
  school: SekolahKertas,
  people: readonly Seated[],
): Promise<PaperPart> {
  const images: Record<string, Uint8Array> = {};
  for (const { id, foto } of people) {
    const image = await readImage(context, foto, fotoPixels);
    if (image) images[`foto-${id}`] = image;
  }
  const lasting = forDays(school);
  const login = addressOf(lasting.sekolah, 'login');
  const codes: Record<string, string> = {};
  for (const { id, nomor_peserta } of people)
    if (login !== undefined) codes[codeOf(id)] = withNomor(login, nomor_peserta);
  const facts = { ...lasting, secrets: context.secrets, hasFoto: (id: string) => `foto-${id}` in images };
  const cards = people.map((one) => buildCard(one, { ...facts, code: login && codeOf(one.id) }));
  return { blocks: [cutTable(cards)], images, codes, margins: [20, 20, 20, 20] };
}

/** Cells in two columns, to be cut apart. */
export function cutTable(cells: readonly Cell[]): Table {
  const rows: Cell[][] = [];
  for (let i = 0; i < cells.length; i += 2) rows.push([cells[i] ?? '', cells[i + 1] ?? '']);
  return { kind: 'table', look: 'cut', widths: [cardWidth, cardWidth], rowHeight: cardHeight, rows };
}
