import { BerkasSoalDitolak } from '../raw/berkas-soal-ditolak.ts';

/** An element with its texts and elements in order. Names have no namespace prefix; entities of HTML stay as they are. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

/** Deeper no file of questions goes; what does is made to exhaust the stack. */
const DEEPEST = 200;

/** The root element of a file that fast-xml-parser read with `preserveOrder`; nameless where it has none. */
export function buildXmlElement(parsed: unknown): XmlElement {
  const roots = childrenOf(parsed, 0).filter((child) => typeof child !== 'string');
  return roots.find(({ name }) => !name.startsWith('?')) ?? { name: '', attributes: {}, children: [] };
}

function childrenOf(nodes: unknown, depth: number): (XmlElement | string)[] {
  if (depth > DEEPEST) {
    throw new BerkasSoalDitolak(
      'Berkas XML ini bersarang terlalu dalam. Ekspor ulang soal dari aplikasinya, lalu impor lagi.',
    );
  }
  const list = (Array.isArray(nodes) ? nodes : []) as readonly Record<string, unknown>[];
  return list.flatMap((node): (XmlElement | string)[] => {
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined) return [];
    if (name === '#text') return [String(node[name])];
    const attributes = Object.entries((node[':@'] ?? {}) as Record<string, unknown>).map(
      ([key, value]): [string, string] => [localName(key.slice(2)), String(value)],
    );
    const children = childrenOf(node[name], depth + 1);
    return [{ name: localName(name), attributes: Object.fromEntries(attributes), children }];
  });
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1);

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** All elements inside that `wanted` accepts, in order, at any depth. */
export function findElements(root: XmlElement, wanted: (element: XmlElement) => boolean): XmlElement[] {
  return elementsOf(root).flatMap((child) => [
    ...(wanted(child) ? [child] : []),
    ...findElements(child, wanted),
  ]);
}

/** The text of an element and of everything inside. */
export function textOfElement({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOfElement(child))).join('');
}
