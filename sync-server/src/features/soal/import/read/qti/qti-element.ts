import { escapeHtml } from '../../../html/text-to-html.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** The name of a QTI element as QTI 2 writes it: QTI 3's `qti-choice-interaction` is `choiceInteraction`. */
export function qtiName({ name }: XmlElement): string {
  return camelCase(name.replace(/^qti-/, ''));
}

/** An attribute under the name of QTI 2 (`maxChoices`) or of QTI 3 (`max-choices`); '' where it is missing. */
export function qtiAttribute({ attributes }: XmlElement, name: string): string {
  const found = Object.keys(attributes).find((key) => camelCase(key) === name);
  return (found === undefined ? '' : (attributes[found] ?? '')).trim();
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Authors write entities of HTML, which XML does not know, and the parser leaves them. */
const htmlEntity = /&amp;(#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** Elements that are no part of what a participant reads before he answers. */
const unseen = new Set([
  'feedbackInline',
  'feedbackBlock',
  'modalFeedback',
  'rubricBlock',
  'templateInline',
  'templateBlock',
  'stylesheet',
  'catalogInfo',
]);

/**
 * The contents of a QTI element as unchecked HTML. `place` answers where a file stands that the element names; an element
 * that `replace` answers for is written as that.
 */
export function qtiHtml(
  element: XmlElement,
  place: (href: string) => string,
  replace: (element: XmlElement) => string | undefined = () => undefined,
): string {
  const write = (child: XmlElement | string): string => {
    if (typeof child === 'string') return escapeHtml(child).replace(htmlEntity, '&$1;');
    const replaced = replace(child);
    if (replaced !== undefined) return replaced;
    if (unseen.has(qtiName(child))) return '';
    const { name, attributes, children } = asImage(child);
    const written = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escapeHtml(key === 'src' ? place(value) : value)}"`,
    );
    const opening = `<${name}${written.join('')}`;
    return /^(?:br|hr|img)$/.test(name)
      ? `${opening} />`
      : `${opening}>${children.map(write).join('')}</${name}>`;
  };
  return element.children.map(write).join('');
}

/** QTI 2 writes pictures as `<object data="…" type="image/png">` too. */
function asImage(element: XmlElement): XmlElement {
  const { name, attributes } = element;
  const { data, type = '' } = attributes;
  if (name !== 'object' || data === undefined || !type.startsWith('image/')) return element;
  return { name: 'img', attributes: { src: data }, children: [] };
}
