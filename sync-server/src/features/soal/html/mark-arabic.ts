import { splitHtml, type HtmlPiece } from '@spmb/shared/soal/html/split-html.ts';

const blocks = new Set(['p', 'div', 'li', 'td', 'th', 'blockquote', 'caption']);
const direction = ' dir="rtl" lang="ar"';

interface Block {
  /** Index of the opening tag among the pieces; -1 stands for the text outside all blocks. */
  opening: number;
  arabic: number;
  letters: number;
}

/**
 * Gives every block of sanitised HTML whose own text is mainly Arabic its direction and language, so that question and
 * options read from right to left. Blocks that state a direction keep it. Arabic text outside all blocks gets a
 * paragraph where there is no block beside it. Idempotent.
 */
export function markArabic(html: string): string {
  if (!/\p{Script=Arabic}/u.test(html)) return html;
  const pieces = splitHtml(html);
  const { outside, inside } = measureBlocks(pieces);
  if (inside.length === 0) return isArabic(outside) ? `<p${direction}>${html}</p>` : html;
  for (const block of inside) {
    const piece = pieces[block.opening];
    if (!piece || !isArabic(block) || /\sdir="/.test(piece.raw)) continue;
    const named = piece.raw.replace(/ lang="[^"]*"/, '');
    pieces[block.opening] = { ...piece, raw: `${named.slice(0, -1)}${direction}>` };
  }
  return pieces.map(({ raw }) => raw).join('');
}

function measureBlocks(pieces: readonly HtmlPiece[]): { outside: Block; inside: Block[] } {
  const outside: Block = { opening: -1, arabic: 0, letters: 0 };
  const inside: Block[] = [];
  const open: Block[] = [];
  for (const [index, { kind, tag, raw }] of pieces.entries()) {
    if (kind === 'text') {
      const block = open.at(-1) ?? outside;
      block.arabic += raw.match(/\p{Script=Arabic}/gu)?.length ?? 0;
      block.letters += raw.match(/\p{L}/gu)?.length ?? 0;
    } else if (blocks.has(tag) && kind === 'open') {
      const block: Block = { opening: index, arabic: 0, letters: 0 };
      open.push(block);
      inside.push(block);
    } else if (blocks.has(tag) && kind === 'close') open.pop();
  }
  return { outside, inside };
}

function isArabic({ arabic, letters }: Block): boolean {
  return arabic > 0 && arabic * 2 > letters;
}
