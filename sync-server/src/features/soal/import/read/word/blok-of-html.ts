import { splitHtml } from '@spmb/shared/soal/html/split-html.ts';

/** The outermost elements of well-formed HTML, in order: `['<p>…</p>', '<table>…</table>']`. */
export function blokOfHtml(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  for (const { kind, raw } of splitHtml(html)) {
    if (depth === 0) blocks.push('');
    blocks.push((blocks.pop() ?? '') + raw);
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
  }
  return blocks;
}
