import { blockTags, parseInert } from './editor-html.ts';

const inline = new Set(['STRONG', 'EM', 'U', 'S', 'SUB', 'SUP', 'CODE', 'SPAN']);
const leaves = new Set(['IMG', 'BR', 'HR', 'math']);

/**
 * What question HTML says, in an order of its own: two texts with the same outline read alike, whichever of two styles
 * was written outside the other. Used to see whether the editor would lose something.
 */
export function outlineOf(html: string): string {
  const found: { marks: string; text: string }[] = [];
  const addText = (marks: string, text: string) => {
    const last = found.at(-1);
    if (last?.marks === marks) last.text += text;
    else found.push({ marks, text });
  };
  const visit = (node: Node, marks: readonly string[]): void => {
    if (node.nodeType === Node.TEXT_NODE)
      addText(`"${[...marks].sort().join(' ')}`, (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' '));
    if (!(node instanceof Element)) return;
    const name = nameOf(node);
    if (leaves.has(node.nodeName)) {
      const content = node.nodeName === 'math' ? node.outerHTML : name;
      found.push({ marks: `leaf ${[...marks].sort().join(' ')}`, text: content });
    } else if (inline.has(node.nodeName)) for (const child of node.childNodes) visit(child, [...marks, name]);
    else {
      found.push({ marks: 'open', text: name });
      for (const child of node.childNodes) visit(child, marks);
      found.push({ marks: 'close', text: node.nodeName });
    }
  };
  for (const child of parseInert(html).childNodes) visit(child, []);
  return found
    .map(({ marks, text }, at) =>
      marks.startsWith('"') ? `${marks}"${trimAt(found, at, text)}` : `<${text}>${marks}`,
    )
    .filter((line) => !line.endsWith('""'))
    .join('\n');
}

/** Blanks beside a block or a line break are not seen. */
function trimAt(found: readonly { marks: string; text: string }[], at: number, text: string): string {
  const isEdge = (one: { marks: string; text: string } | undefined) =>
    !one || one.marks === 'open' || one.marks === 'close' || one.text === 'BR' || blockTags.has(one.text);
  const start = isEdge(found[at - 1]) ? text.replace(/^ /, '') : text;
  return isEdge(found[at + 1]) ? start.replace(/ $/, '') : start;
}

function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [element.nodeName, ...attributes].join(' ');
}
