import type { Tag } from 'sanitize-html';
import { allowedTags, attributeNames, droppedWithContent, isAllowedAttribute } from './html-vocabulary.ts';
import { loadSanitizer } from './libraries.ts';
import { renameElement } from './rename-element.ts';
import { stripControlCharacters } from './strip-control-characters.ts';
import { unwrapBareSpans } from './unwrap-bare-spans.ts';

/**
 * Decides about an image of untrusted HTML: gets its `src` as written (entities decoded) and answers a reference
 * `media:<id>` to keep it under, or undefined to drop it.
 */
export type TakeImage = (src: string, attributes: Record<string, string>) => string | undefined;

const keepOwnMedia: TakeImage = (src) => (isAllowedAttribute('img', 'src', src) ? src : undefined);

const allowedAttributes = Object.fromEntries(allowedTags.map((tag) => [tag, attributeNames(tag)]));

/** Deeper nesting is flattened; real questions stay far below. */
const NESTING_LIMIT = 100;
const MOST_PASSES = 5;

/**
 * Makes question HTML safe to store and to show: only formatting, lists, tables, MathML and images of our own media
 * (`media:<id>`); no style, class, id, link, script or event handler. Idempotent. Never throws on any text.
 */
export function sanitizeSoal(html: string, takeImage: TakeImage = keepOwnMedia): string {
  let clean = sanitizeOnce(html, takeImage);
  // Renamed and dropped elements can leave a nesting (a paragraph in a paragraph) that the next reading undoes.
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = sanitizeOnce(clean, keepOwnMedia);
    if (next === clean) return clean;
    clean = next;
  }
  return clean;
}

function sanitizeOnce(html: string, takeImage: TakeImage): string {
  const sanitizeHtml = loadSanitizer();
  const clean = sanitizeHtml(stripControlCharacters(html), {
    allowedTags: [...allowedTags],
    allowedAttributes,
    allowedSchemes: ['media'],
    nonTextTags: droppedWithContent,
    nestingLimit: NESTING_LIMIT,
    parseStyleAttributes: false,
    allowProtocolRelative: false,
    transformTags: {
      '*': (tag, attributes) => {
        if (tag === 'img') return keepImage(attributes, takeImage);
        const tagName = renameElement(tag, attributes);
        return { tagName, attribs: keepAttributes(tagName, attributes) };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
  return unwrapBareSpans(stripControlCharacters(clean)).trim();
}

function keepImage(attributes: Record<string, string>, takeImage: TakeImage): Tag {
  const src = takeImage(attributes['src'] ?? '', attributes) ?? '';
  return { tagName: 'img', attribs: keepAttributes('img', { ...attributes, src }) };
}

function keepAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => isAllowedAttribute(tag, name, value));
  const rightToLeft = /direction\s*:\s*rtl/i.test(attributes['style'] ?? '');
  return { ...(rightToLeft ? { dir: 'rtl' } : {}), ...Object.fromEntries(kept) };
}
