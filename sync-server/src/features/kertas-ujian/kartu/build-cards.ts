import type { Context } from '../../../context.ts';
import type { Cell, Table } from '../../../print/block.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { readImage } from '../read-image.ts';
import type { SekolahKertas } from '../sekolah-kertas.ts';
import { buildCard, cardWidth } from './card.ts';
import type { Seated } from './find-cetak.ts';

/** Points: five rows of two cards fill the page. */
const cardHeight = 145;
/** Cards of one part: whole pages. */
const cardsPerPart = 40;
const fotoPixels = 220;

/** Exam cards, ten a page with lines to cut along. */
export async function* buildCards(
  context: Context,
  school: SekolahKertas,
  people: readonly Seated[],
): AsyncGenerator<PaperPart> {
  for (let start = 0; start < people.length; start += cardsPerPart)
    yield await buildPart(context, school, people.slice(start, start + cardsPerPart));
}

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
  const facts = { ...school, secrets: context.secrets, hasFoto: (id: string) => `foto-${id}` in images };
  const cards = people.map((one) => buildCard(one, facts));
  return { blocks: [cutTable(cards)], images, margins: [20, 20, 20, 20] };
}

/** Cells in two columns, to be cut apart. */
export function cutTable(cells: readonly Cell[]): Table {
  const rows: Cell[][] = [];
  for (let i = 0; i < cells.length; i += 2) rows.push([cells[i] ?? '', cells[i + 1] ?? '']);
  return { kind: 'table', look: 'cut', widths: [cardWidth, cardWidth], rowHeight: cardHeight, rows };
}
