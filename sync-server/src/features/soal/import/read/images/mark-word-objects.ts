/** Marks in the HTML for what Word holds and the converter drops; their characters occur in no document. */
export const RUMUS_WORD = '\uE9A1rumus\uE9A1';
export const OBJEK_WORD = '\uE9A1objek\uE9A1';

/**
 * The XML of a Word document with a mark in place of every equation and every drawing that is neither a picture
 * nor a text box (shapes, charts, SmartArt), so that the question they belong to is known after the conversion.
 */
export function markWordObjects(xml: string): string {
  const rumus = () => `<w:r><w:t>${RUMUS_WORD}</w:t></w:r>`;
  const objek = (element: string) =>
    element.includes('<w:drawing') && !/<(?:\w+:)?(?:blip|txbxContent)[\s>]/.test(element)
      ? `<w:t>${OBJEK_WORD}</w:t>`
      : element;
  let marked = replaceElements(xml, 'm:oMathPara', rumus);
  marked = replaceElements(marked, 'm:oMath', rumus);
  marked = replaceElements(marked, 'mc:AlternateContent', objek);
  return replaceElements(marked, 'w:drawing', objek);
}

/** Replaces elements. One that holds another of its name stays, and so does an unclosed one. Linear in the text. */
function replaceElements(xml: string, name: string, replace: (element: string) => string): string {
  const pattern = new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'g');
  const close = `</${name}>`;
  const openings = [...xml.matchAll(pattern)];
  let result = '';
  let at = 0;
  let closing = 0;
  for (const [index, opening] of openings.entries()) {
    const openEnd = opening.index + opening[0].length;
    if (closing < openEnd) closing = xml.indexOf(close, openEnd);
    if (closing === -1) break;
    const end = opening[0].endsWith('/>') ? openEnd : closing + close.length;
    if (end > (openings[index + 1]?.index ?? Infinity)) continue;
    result += xml.slice(at, opening.index) + replace(xml.slice(opening.index, end));
    at = end;
  }
  return result + xml.slice(at);
}
