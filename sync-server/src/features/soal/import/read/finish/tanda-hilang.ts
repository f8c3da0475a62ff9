import {
  allowedTags,
  droppedWithContent,
  isAllowedAttribute,
  mathTags,
} from '../../../html/html-vocabulary.ts';
import { renameElement } from '../../../html/rename-element.ts';

/** Wrappers of documents and office programs, which mean nothing to a reader; sound and film have their own finding. */
const wrappers =
  /^(?:html|body|head|meta|link|col|colgroup|wbr|nobr|small|big|abbr|cite|dfn|q|var|label|main|header|footer|nav|\w+:\w+)$/;
const ownFinding = /^(?:audio|video|iframe|object|embed|svg|canvas|source|param)$/;

/** What editors and office programs write on elements; what it does is taken over or is only looks. */
const looks =
  /^(?:style|class|id|name|align|valign|width|height|border|cell\w+|bgcolor|background|color|face|size|clear|nowrap|noshade|dir|lang|xml:\w+|xmlns.*|src|srcset|sizes|alt|title|href|target|rel|role|aria-.*|data-.*|\w+:\w+|loading|decoding|colspan|rowspan|rules|frame|summary|scope|start|type|value|compact|cite|datetime|hspace|vspace|usemap|contenteditable|spellcheck|tabindex|draggable|translate|longdesc)$/;

const kept = new Set(allowedTags);
const math = new Set(mathTags);
const dropped = new Set(droppedWithContent);

/**
 * The tags of HTML that a question here cannot hold, as they are written: scripts, fields, links, unknown elements and
 * attributes. What they only wrapped stays as text.
 */
export function tandaHilang(html: string): string[] {
  const lost = new Set<string>();
  for (const [raw, written = '', rest = ''] of html.matchAll(
    /<([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi,
  )) {
    const tag = written.toLowerCase();
    const attributes = Array.from(rest.matchAll(/([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g));
    const isStrange =
      !math.has(tag) &&
      attributes.some(
        ([, name = '', value = '']) =>
          !looks.test(name.toLowerCase()) &&
          !isAllowedAttribute(tag, name.toLowerCase(), value.replaceAll(/["']/g, '')),
      );
    if (isStrange || !isHeld(tag, rest)) lost.add(raw.length > 60 ? `${raw.slice(0, 59)}…` : raw);
  }
  return [...lost];
}

function isHeld(tag: string, rest: string): boolean {
  if (ownFinding.test(tag) || wrappers.test(tag)) return true;
  // An anchor that leads nowhere is a bookmark of Word.
  if (tag === 'a') return !/\bhref\s*=/i.test(rest);
  return !dropped.has(tag) && kept.has(renameElement(tag, {}));
}
