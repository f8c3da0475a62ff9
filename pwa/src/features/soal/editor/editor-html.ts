/** Elements that stand on lines of their own in question HTML. */
export const blockTags = new Set(['P', 'DIV', 'UL', 'OL', 'TABLE', 'PRE', 'BLOCKQUOTE', 'HR']);
/** Elements that may hold text without a paragraph around it. */
const bareHolders = 'td, th, li, div, blockquote';

/** Parsed where nothing runs and no image is asked for. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/**
 * Stored question HTML as the editor reads it: formulas as `span[data-rumus]` that keep their MathML, images by
 * `data-src` so that the browser asks nobody for them, rows with the part of the table they stand in, and text that has
 * no paragraph in one that is marked `data-polos`.
 */
export function toEditorHtml(html: string): string {
  const body = parseInert(html);
  joinLines(body);
  for (const math of body.querySelectorAll('math')) {
    const span = document.createElement('span');
    span.dataset['rumus'] =
      math.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim() ?? '';
    span.dataset['mathml'] = math.outerHTML;
    if (math.getAttribute('display') === 'block') span.dataset['baris'] = '';
    math.replaceWith(span);
  }
  for (const image of body.querySelectorAll('img')) renameAttribute(image, 'src', 'data-src');
  for (const part of body.querySelectorAll('thead, tfoot'))
    for (const row of part.children) row.setAttribute('data-bagian', part.tagName.toLowerCase());
  for (const holder of [body, ...body.querySelectorAll(bareHolders)]) wrapBare(holder);
  return body.innerHTML;
}

/** What the editor holds as question HTML again: formulas as `\( … \)`, nothing that only the editor needs. */
export function fromEditorHtml(html: string): string {
  const body = parseInert(html);
  for (const extra of body.querySelectorAll('colgroup')) extra.remove();
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  for (const cell of body.querySelectorAll('td, th'))
    for (const span of ['colspan', 'rowspan'])
      if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  for (const table of body.querySelectorAll('table')) groupRows(table);
  for (const paragraph of [...body.querySelectorAll('p[data-polos]')].reverse()) unwrapBare(paragraph);
  for (const image of body.querySelectorAll('img')) renameAttribute(image, 'data-src', 'src');
  for (const span of body.querySelectorAll<HTMLElement>('span[data-rumus]')) {
    const { rumus: tex = '', mathml = '', baris } = span.dataset;
    if (tex === '') span.replaceWith(...parseInert(mathml).childNodes);
    else span.replaceWith(baris === undefined ? `\\(${tex}\\)` : `\\[${tex}\\]`);
  }
  return body.innerHTML;
}

/** Line breaks of the source are blanks, and stay so where they stand alone between two words. */
function joinLines(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('pre'))
      text.nodeValue = (text.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
}

function wrapBare(holder: Element): void {
  let paragraph: HTMLElement | undefined;
  for (const node of [...holder.childNodes]) {
    if (blockTags.has(node.nodeName)) paragraph = undefined;
    else if (!paragraph && node.nodeName === '#text' && node.nodeValue?.trim() === '') node.remove();
    else {
      if (!paragraph) node.before((paragraph = buildBare()));
      paragraph.append(node);
    }
  }
  if (!holder.hasChildNodes()) holder.append(buildBare());
}

function buildBare(): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.dataset['polos'] = '';
  return paragraph;
}

/** Two paragraphs side by side need their elements, and so does one that states a direction. */
function unwrapBare(paragraph: Element): void {
  paragraph.removeAttribute('data-polos');
  const hasNeighbour = [...(paragraph.parentElement?.children ?? [])].some(
    (other) => other !== paragraph && other.tagName === 'P',
  );
  if (!hasNeighbour && paragraph.attributes.length === 0) paragraph.replaceWith(...paragraph.childNodes);
}

function groupRows(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const captionless = [...table.children].filter(({ tagName }) => tagName !== 'CAPTION');
  let part: HTMLElement | undefined;
  for (const row of rows) {
    const name = row.dataset['bagian'] ?? 'tbody';
    delete row.dataset['bagian'];
    if (part?.tagName.toLowerCase() !== name) table.append((part = document.createElement(name)));
    part.append(row);
  }
  for (const emptied of captionless) emptied.remove();
}

/** In its place among the others: the server keeps their order. */
function renameAttribute(element: Element, from: string, to: string): void {
  const all = [...element.attributes];
  for (const { name } of all) element.removeAttribute(name);
  for (const { name, value } of all) element.setAttribute(name === from ? to : name, value);
}
