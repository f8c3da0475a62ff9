const knownTags =
  'p|br|b|i|u|s|strong|em|strike|del|ins|sub|sup|span|font|div|center|img|ul|ol|li|table|thead|tbody|tr|td|th|hr|pre|code|blockquote|h[1-6]|math|m[a-z]{1,12}|script|style|iframe|object|embed|svg|audio|video|a';

const attributes = `(?:\\s+[\\w:-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))*\\s*/?`;
const pairedTag = new RegExp(`<(${knownTags})${attributes}>[^]*?</\\1\\s*>`, 'i');
const voidTag = new RegExp(`<(?:br|hr|img)${attributes}>`, 'i');
const namedEntity = /&(?:nbsp|amp|lt|gt|quot|#\d{2,6}|#x[\da-f]{2,5});/i;
const strayBracket = new RegExp(`<(?!/?(?:${knownTags})${attributes}>)`, 'gi');
const blockTag = /<(?:p|div|br|li|table|tr|h[1-6])\b/i;

/**
 * A cell or line of plain text as HTML (not yet sanitised): line breaks become `<br />`, `<`, `>` and `&` are escaped.
 * A text that holds real HTML, as the templates of exam programs do (`<br>`, `<i>…</i>`, `&nbsp;`), is taken as HTML; a
 * `<` in it that begins no known tag (x < 5, a<b dan c>d) is still text, and so is
 * a tag that is only talked about (Tag <b> menebalkan teks).
 */
export function textToHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim();
  if (!pairedTag.test(lines) && !voidTag.test(lines) && !namedEntity.test(lines)) {
    return escapeHtml(lines).replaceAll('\n', '<br />');
  }
  const html = lines.replace(strayBracket, '&lt;');
  return blockTag.test(html) ? html : html.replaceAll('\n', '<br />');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
