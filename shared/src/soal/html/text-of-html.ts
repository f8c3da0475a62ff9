import { splitHtml } from './split-html.ts';

const blocks = new Set(['p', 'div', 'br', 'li', 'td', 'th', 'tr', 'blockquote', 'caption', 'hr', 'pre']);
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of a piece of sanitised HTML, with the only four entities that the sanitiser writes decoded. */
export function decodeText(raw: string): string {
  return raw.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** What a reader sees of sanitised HTML without images: blocks on lines of their own, blanks joined, ends trimmed. */
export function textOfHtml(html: string): string {
  const text = splitHtml(html).map(({ kind, tag, raw }) => {
    if (kind === 'text') return decodeText(raw);
    return blocks.has(tag) ? '\n' : '';
  });
  return text
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** True when sanitised HTML shows nothing: no text, no image. */
export function isBlankHtml(html: string): boolean {
  return !html.includes('<img') && textOfHtml(html) === '';
}
