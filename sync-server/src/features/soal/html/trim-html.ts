import { splitHtml, type HtmlPiece } from '@spmb/shared/soal/html/split-html.ts';

/** Sanitised HTML without blank paragraphs anywhere and without blanks and line breaks at its ends. */
export function trimHtml(html: string): string {
  const pieces = splitHtml(html.replace(/<p>(?:[\s\u00a0]|<br \/>)*<\/p>/g, ''));
  const first = pieces.findIndex((piece) => !isBlank(piece));
  if (first === -1) return '';
  const last = pieces.findLastIndex((piece) => !isBlank(piece));
  return pieces
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join('')
    .trim();
}

function isBlank({ tag, kind, raw }: HtmlPiece): boolean {
  return tag === 'br' || (kind === 'text' && raw.trim() === '');
}
