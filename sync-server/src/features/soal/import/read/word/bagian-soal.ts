import { blokOfHtml } from './blok-of-html.ts';
import { cutHtml, lineOfHtml } from './cut-html.ts';

/** What the mark in front of a piece of a Word document says that it is. */
export type Tanda =
  | { jenis: 'soal'; nomor: number }
  | { jenis: 'pilihan'; huruf: string }
  | { jenis: 'gambar'; milik: 'soal' | 'pilihan' }
  | { jenis: 'kunci' };

/** A piece of a Word document: its mark, then the HTML of every block until the next mark. */
export interface BagianSoal {
  /** undefined before the first mark. */
  tanda: Tanda | undefined;
  blok: string[];
}

/**
 * `Q:1)` and `S:1)` before a question, `A:)` before an option, `FileQ:` and `FileO:` before an image of theirs, `Kunci:`
 * or `JAWAB:` before the key. A key stands at the start of a line, the others behind any blank too.
 */
const pattern =
  /(?:\n[^\S\n]*|(?<=^|\s|\uFFFC))(?:[QS]\s?:\s?(?<nomor>\d{1,4})\s?\)|(?<huruf>[A-J])\s?:\s?\)|File(?<milik>[QO])\s?:)[^\S\n]*|(?:\n|^)[^\S\n]*(?:kunci|jawab)(?:an)?(?: jawaban)?\s?:[^\S\n]*/gim;

/** Cuts the blocks of a Word document at its marks. */
export function bagianSoal(blocks: readonly string[]): BagianSoal[] {
  const parts: BagianSoal[] = [{ tanda: undefined, blok: [] }];
  for (const block of blocks.flatMap(paragraphsOf)) {
    const marks = /^<(?:table|ol|ul)\b/.test(block) ? [] : [...lineOfHtml(block).matchAll(pattern)];
    const places = marks.flatMap((mark) => [mark.index, mark.index + mark[0].length]);
    for (const [index, html] of cutHtml(block, places).entries()) {
      const mark = index % 2 === 1 ? marks[(index - 1) / 2] : undefined;
      if (mark) parts.push({ tanda: tandaOf(mark.groups ?? {}), blok: [] });
      else parts.at(-1)?.blok.push(html);
    }
  }
  return parts;
}

function tandaOf({ nomor, huruf, milik }: Record<string, string | undefined>): Tanda {
  if (nomor !== undefined) return { jenis: 'soal', nomor: Number(nomor) };
  if (huruf !== undefined) return { jenis: 'pilihan', huruf: huruf.toUpperCase() };
  if (milik === undefined) return { jenis: 'kunci' };
  return { jenis: 'gambar', milik: milik.toUpperCase() === 'Q' ? 'soal' : 'pilihan' };
}

/** Items of a list that Word numbers by itself are paragraphs where they bear marks. */
function paragraphsOf(block: string): string[] {
  const items = itemsOfList(block);
  return items.some((item) => lineOfHtml(item).search(pattern) !== -1)
    ? items.map((item) => `<p>${item}</p>`)
    : [block];
}

/** The contents of a list's items; none for every other block. */
export function itemsOfList(block: string): string[] {
  const inside = /^<([ou]l)>([^]*)<\/\1>$/.exec(block)?.[2];
  return inside === undefined ? [] : blokOfHtml(inside).map((item) => item.replace(/^<li>|<\/li>$/g, ''));
}
