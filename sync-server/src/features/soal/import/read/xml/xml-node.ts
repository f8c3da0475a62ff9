/** An element as fast-xml-parser builds it: text, attributes under `@_name`, children by name, one or many. */
export type XmlNode = string | Record<string, unknown>;

/** All children of that name, in order. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  if (node === undefined || typeof node === 'string') return [];
  const value = Object.hasOwn(node, name) ? node[name] : undefined;
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return childrenOf(node, name)[0];
}

/** The element's own text, '' where it has none. */
export function textOf(node: XmlNode | undefined): string {
  if (node === undefined || typeof node === 'string') return node ?? '';
  const value = node['#text'];
  return typeof value === 'string' ? value : '';
}

export function attributeOf(node: XmlNode | undefined, name: string): string {
  if (node === undefined || typeof node === 'string') return '';
  const value = node[`@_${name}`];
  return typeof value === 'string' ? value : '';
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
