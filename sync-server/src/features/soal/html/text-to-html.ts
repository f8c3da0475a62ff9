const knownTags = [
  'p|br|b|i|u|s|strong|em|strike|del|ins|sub|sup|span|font|div|center|img|ul|ol|li|table|caption|thead|tbody|tfoot|tr|td|th|hr',
  'pre|code|blockquote|h[1-6]|math|m[a-z]{1,12}|semantics|annotation|none|script|style|iframe|object|embed|svg|audio|video|a',
].join('|');

/** Only real attributes: in `a<b dan c>d` the `b dan c` is no tag. */
const attributes = `(?:\\s+[\\w:-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>]+))*\\s*/?`;
const openTag = new RegExp(`<(${knownTags})${attributes}>`, 'gi');
const closeTag = new RegExp(`</(${knownTags})\\s*>`, 'gi');
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
  if (!holdsHtml(lines)) {
    return escapeHtml(lines).replaceAll('\n', '<br />');
  }
  const html = lines.replace(strayBracket, '&lt;');
  return blockTag.test(html) ? html : html.replaceAll('\n', '<br />');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A tag with its partner behind it, a tag that needs none, or an entity. Takes time linear in the text. */
function holdsHtml(text: string): boolean {
  if (namedEntity.test(text)) return true;
  const opened = new Map<string, number>();
  for (const { 1: tag = '', index } of text.matchAll(openTag)) {
    const name = tag.toLowerCase();
    if (['br', 'hr', 'img'].includes(name)) return true;
    if (!opened.has(name)) opened.set(name, index);
  }
  const closed = Array.from(text.matchAll(closeTag), ({ 1: tag = '', index }) => ({
    name: tag.toLowerCase(),
    index,
  }));
  return closed.some(({ name, index }) => index > (opened.get(name) ?? Infinity));
}
