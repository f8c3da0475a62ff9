import { splitHtml, type HtmlPiece } from '@spmb/shared/soal/html/split-html.ts';
import { decodeText } from '@spmb/shared/soal/html/text-of-html.ts';

/** One sign of the visible text: an entity counts as the sign that it stands for. */
const sign = /&(?:amp|lt|gt|quot);|[^]/g;

/** Left where a cut meets the edge of a formatting. */
const emptyElement = /<(strong|em|u|s|sub|sup)><\/\1>/g;

/** The visible text of one paragraph; a line break counts as `\n`, an image as U+FFFC. */
export function lineOfHtml(html: string): string {
  return splitHtml(html).map(visible).join('');
}

function visible({ kind, tag, raw }: HtmlPiece): string {
  if (kind === 'text') return decodeText(raw);
  if (tag === 'br') return '\n';
  return tag === 'img' ? '\uFFFC' : '';
}

/**
 * Cuts one paragraph at places of its visible text (see `lineOfHtml`; ascending): one part more than places. Formatting
 * that is open at a cut is closed there and opened again behind it.
 */
export function cutHtml(html: string, places: readonly number[]): string[] {
  const parts: string[] = [''];
  const open: HtmlPiece[] = [];
  let at = 0;
  const add = (raw: string) => parts.push((parts.pop() ?? '') + raw);
  const cutHere = () => {
    while (places[parts.length - 1] === at) {
      add(
        open
          .map(({ tag }) => `</${tag}>`)
          .reverse()
          .join(''),
      );
      parts.push(open.map(({ raw }) => raw).join(''));
    }
  };
  for (const piece of splitHtml(html)) {
    if (piece.kind === 'open') open.push(piece);
    if (piece.kind === 'close') open.pop();
    const units = piece.kind === 'text' ? (piece.raw.match(sign) ?? []) : [piece.raw];
    for (const unit of units) {
      const length = piece.kind === 'text' ? 1 : visible(piece).length;
      if (length > 0) cutHere();
      add(unit);
      at += length;
    }
  }
  while (parts.length <= places.length) parts.push('');
  return parts.map((part) => part.replace(emptyElement, ''));
}
