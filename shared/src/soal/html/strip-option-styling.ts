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
  const pieces = splitHtml(withoutImageWords(html)).filter(({ tag }) => !removed.includes(tag));
  return unwrapParagraph(
    pieces
      .map(({ raw }) => raw)
      .join('')
      .trim(),
  );
}

const withoutImageWords = (html: string) =>
  splitHtml(html.trim())
    .map(({ tag, raw }) => (tag === 'img' ? raw.replace(/ (?:alt|title)="[^"]*"/g, '') : raw))
    .join('');

/** Takes away one paragraph without direction or language that holds everything. */
export function unwrapParagraph(html: string): string {
  const isOne =
    html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4 && html.indexOf('<p', 1) === -1;
  return isOne ? html.slice(3, -4).trim() : html;
}

/**
 * The options of one question, each as `stripOptionStyling` leaves it. Where two that differ would be the same then, their
 * style is the answer (how a scientific name is written), and all keep theirs. Idempotent.
 */
export function stripOptionsStyling<Place extends string>(
  options: Readonly<Record<Place, string>>,
): Record<Place, string> {
  const places = Object.keys(options) as Place[];
  const all = (change: (html: string) => string) =>
    Object.fromEntries(places.map((place) => [place, change(options[place])])) as Record<Place, string>;
  const stripped = all(stripOptionStyling);
  // Texts that differ without their tags differ with them: no need to look closer.
  if (countOf(all((html) => html.replaceAll(/<[^>]*>/g, ''))) === places.length) return stripped;
  const styled = all((html) => unwrapParagraph(withoutImageWords(html).trim()));
  return countOf(stripped) < countOf(styled) ? styled : stripped;
}

const countOf = (options: Readonly<Record<string, string>>) => new Set(Object.values(options)).size;
