import { mathTags } from './html-vocabulary.ts';

const blocks = 'p|div|center|ul|ol|li|table|caption|thead|tbody|tfoot|tr|td|th|pre|blockquote|h[1-6]';
const inline = 'b|i|u|s|strong|em|strike|del|ins|sub|sup|span|font|code';
const math = mathTags.join('|');
/** Sound, film and drawings: kept as tags, since a question that needs them is refused with the reason. */
const media = 'iframe|object|embed|svg|audio|video';
const names = `${blocks}|${inline}|${math}|${media}|br|hr|img`;

/** Only real attributes: in `a<b dan c>d` the `b dan c` is no tag. */
const attribute = `\\s+[\\w:-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>]+)`;
const tagPattern = new RegExp(`<(/?)(${names})((?:${attribute})*)\\s*/?>`, 'gi');
const attributeName = /\s([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)/g;

/** What editors and office programs write on elements that format. */
const formats =
  /^(?:style|class|id|align|valign|width|height|border|cellpadding|cellspacing|bgcolor|color|face|size|dir|lang|xml:lang|xmlns|src|alt|title|colspan|rowspan|scope|start|type|value|loading|data-[\w-]+)$/i;
const anyAttribute = new RegExp(`^(?:${math}|${media})$`);
const alone = /^(?:br|hr|img)$/;
/** Parts of a list or table: formatting only inside one, where authors leave out their closing tags. */
const parts = /^(?:li|td|th|tr|thead|tbody|tfoot|caption)$/;
const wholes = ['ul', 'ol', 'table'];
/** With nothing inside they are talked about: `Tag <b></b>`. Editors leave empty blocks and spans behind. */
const needsContent = /^(?:ul|ol|table|h[1-6]|b|i|u|s|strong|em|strike|del|ins|sub|sup|font|code|pre|center)$/;

/** Where a tag stands in a text. */
export interface FoundTag {
  start: number;
  end: number;
}

interface Tag extends FoundTag {
  name: string;
  isClosing: boolean;
  /** Whether its attributes are those of formatting. */
  isFormat: boolean;
  isKept: boolean;
}

/**
 * The tags of a plain text that format it, in order: of a name that can be shown, with attributes that editors write,
 * with their partner where they need one, and around something. Every other tag is only talked about (Tag <b>
 * menebalkan teks; `<p css="x">`; `<form>`) and not among them. Takes time linear in the text.
 */
export function findFormatting(text: string): FoundTag[] {
  const tags = Array.from(text.matchAll(tagPattern), toTag);
  const open = new Map<string, Tag[]>();
  const openOf = (name: string) => open.get(name) ?? [];
  for (const tag of tags) {
    const { name } = tag;
    if (parts.test(name) && wholes.every((whole) => openOf(whole).length === 0)) continue;
    if (alone.test(name) || (parts.test(name) && !tag.isClosing)) tag.isKept = tag.isFormat && !tag.isClosing;
    if (alone.test(name)) continue;
    if (!tag.isClosing) {
      const same = openOf(name);
      same.push(tag);
      open.set(name, same);
      continue;
    }
    const opening = openOf(name).pop();
    if (!opening) continue;
    const isEmpty = needsContent.test(name) && text.slice(opening.end, tag.start).trim() === '';
    opening.isKept = tag.isKept = opening.isFormat && !isEmpty;
  }
  return tags.filter(({ isKept }) => isKept);
}

function toTag(match: RegExpExecArray): Tag {
  const [raw, slash, written = '', attributes = ''] = match;
  const name = written.toLowerCase();
  const used = Array.from(attributes.matchAll(attributeName), ([, attribute = '']) =>
    attribute.toLowerCase(),
  );
  const isFormat =
    anyAttribute.test(name) ||
    (used.every((one) => formats.test(one)) && (name !== 'img' || used.includes('src')));
  const at = { start: match.index, end: match.index + raw.length };
  return { ...at, name, isClosing: slash !== '', isFormat, isKept: false };
}
