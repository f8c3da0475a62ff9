import { measureStyle, optionStyles, type OptionStyle } from './option-style.ts';
import { splitHtml } from './split-html.ts';

/**
 * An answer option (sanitised HTML) without what could mark it from outside: a style that covers the whole text, the
 * names and descriptions of images, the one paragraph around everything. A style on a part of the text stays, since it
 * belongs to the content (the underlined word). Idempotent.
 */
export function stripOptionStyling(html: string): string {
  const styles = Object.keys(optionStyles) as OptionStyle[];
  const removed = styles
    .filter((style) => measureStyle(html, style) === 'whole')
    .flatMap((style): readonly string[] => optionStyles[style]);
  const pieces = splitHtml(html.trim())
    .filter(({ tag }) => !removed.includes(tag))
    .map(({ tag, raw }) => (tag === 'img' ? raw.replace(/ (?:alt|title)="[^"]*"/g, '') : raw));
  return unwrapParagraph(pieces.join('').trim());
}

/** Takes away one paragraph without direction or language that holds everything. */
export function unwrapParagraph(html: string): string {
  const isOne =
    html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 && html.indexOf('<p', 1) === -1;
  return isOne ? html.slice(3, -4).trim() : html;
}
