import { findFormatting } from './find-formatting.ts';

/** An entity as programs write it into cells. */
const namedEntity = /&(?:nbsp|amp|lt|gt|quot|#\d{2,6}|#x[\da-f]{2,5});/i;

/** A text that is nothing but entities is talked about: the answer to "how is a blank written". */
const onlyEntities = /^(?:&#?\w{2,8};\s*)+$/;

const blockTag = /<(?:p|div|br|li|table|tr|h[1-6])\b/i;

/**
 * A cell or line of plain text as HTML (not yet sanitised): line breaks become `<br />`, `<`, `>` and `&` are escaped.
 * A text that holds formatting, as the templates of exam programs do (`<br>`, `<i>…</i>`, `&nbsp;`), is taken as HTML;
 * every other `<` in it is still text (see `findFormatting`), so that nothing that was typed gets lost.
 */
export function textToHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  const tags = lines.includes('<') ? findFormatting(lines) : [];
  if (onlyEntities.test(lines) || (tags.length === 0 && !namedEntity.test(lines))) return plainToHtml(lines);
  let html = '';
  let at = 0;
  for (const { start, end } of tags) {
    html += lines.slice(at, start).replaceAll('<', '&lt;') + lines.slice(start, end);
    at = end;
  }
  html += lines.slice(at).replaceAll('<', '&lt;');
  return blockTag.test(html) ? html : html.replaceAll('\n', '<br />');
}

/** A text with every sign as it was typed: tags in it are shown, not obeyed. */
export function plainToHtml(text: string): string {
  return escapeHtml(text.replace(/\r\n?/g, '\n').trim()).replaceAll('\n', '<br />');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
