import { parseInert } from './editor-html.ts';

/** Paragraphs that Word shows as items of a list. */
const listItem = /MsoListParagraph|MsoList(?:Bullet|Number)/;
const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/**
 * Pasted HTML with only what a question is made of: lists of Word as lists, no blocks around blocks, no images of other
 * pages. `lost` counts the images that cannot come along, of which Word makes its formulas too.
 */
export function cleanPaste(html: string): { html: string; lost: number } {
  const body = parseInert(html.replace(/<!--[^]*?-->/g, ''));
  for (const element of body.querySelectorAll('style, script, meta, link, title, o\\:p')) element.remove();
  groupListItems(body);
  for (const element of body.querySelectorAll('p, span, div, td, li')) element.removeAttribute('lang');
  for (const block of [...body.querySelectorAll('div, section, article')].reverse()) unwrapBlock(block);
  const foreign = [...body.querySelectorAll('img:not([data-src])')];
  for (const image of foreign) image.remove();
  return { html: body.innerHTML, lost: foreign.length };
}

function groupListItems(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    if (!listItem.test(paragraph.className)) {
      list = undefined;
      continue;
    }
    const sign = paragraph.querySelector(marker);
    const kind = /^\s*\w{1,4}[.)]/.test(sign?.textContent ?? '') ? 'OL' : 'UL';
    sign?.remove();
    if (list?.tagName !== kind || list.nextElementSibling !== paragraph)
      paragraph.before((list = document.createElement(kind)));
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

function unwrapBlock(block: Element): void {
  const hasBlocks = block.querySelector('p, ul, ol, table, pre, blockquote') !== null;
  if (hasBlocks) block.replaceWith(...block.childNodes);
  else {
    const paragraph = document.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
}
