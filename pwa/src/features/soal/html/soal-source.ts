import { mathToSource } from '@spmb/shared/soal/html/math-source.ts';
import { decodeText } from '@spmb/shared/soal/html/text-of-html.ts';

/** A closing tag, a tag that needs none, or an entity: the author writes HTML. */
const isHtml = /<\/[a-z][^>]*>|<(?:br|hr|img)\b[^>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

/** What an author typed as HTML: plain text keeps its line breaks and its `<`, HTML stays as it is. */
export function sourceToHtml(source: string): string {
  if (isHtml.test(source)) return source;
  const escaped = source.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll('\r\n', '\n').replaceAll('\n', '<br />');
}

/** Stored HTML as an author edits it: plain text where it is nothing more, formulas as LaTeX. */
export function htmlToSource(html: string): string {
  const source = mathToSource(html);
  const lines = source.replace(/<br\s*\/?>/g, '\n');
  if (lines.includes('<')) return source;
  const text = decodeText(lines);
  return isHtml.test(text) ? source : text;
}
