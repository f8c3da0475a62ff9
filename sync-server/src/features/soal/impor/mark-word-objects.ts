/** Stand in the HTML where Word holds something that the converter drops. Private-use characters: no document has them. */
export const RUMUS_WORD = '\uE9A1rumus\uE9A1';
export const OBJEK_WORD = '\uE9A1objek\uE9A1';

/**
 * The XML of a Word document with a mark in place of every equation and every drawing that is no picture (shapes,
 * charts, SmartArt), so that the question they belong to is known after the conversion.
 */
export function markWordObjects(xml: string): string {
  const marked = ['m:oMathPara', 'm:oMath'].reduce((text, name) => replaceElements(text, name, () => run(RUMUS_WORD)), xml);
  return replaceElements(marked, 'w:drawing', (drawing) =>
    /<(?:\w+:)?blip[\s>]/.test(drawing) ? drawing : `<w:t>${OBJEK_WORD}</w:t>`,
  );
}

function run(text: string): string {
  return `<w:r><w:t>${text}</w:t></w:r>`;
}

/** Replaces elements that do not nest in their own kind. Linear in the text; an unclosed element stays. */
function replaceElements(xml: string, name: string, replace: (element: string) => string): string {
  const pattern = new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'g');
  const close = `</${name}>`;
  let result = '';
  let at = 0;
  for (let match = pattern.exec(xml); match; match = pattern.exec(xml)) {
    const openEnd = pattern.lastIndex;
    const end = match[0].endsWith('/>') ? openEnd : xml.indexOf(close, openEnd) + close.length;
    if (end < openEnd) break;
    result += xml.slice(at, match.index) + replace(xml.slice(match.index, end));
    at = pattern.lastIndex = end;
  }
  return result + xml.slice(at);
}
