import { splitHtml } from '@spmb/shared/soal/html/split-html.ts';

/** Sanitised HTML without the `<span>` tags that carry no attribute; what they hold stays. */
export function unwrapBareSpans(html: string): string {
  const isBareStack: boolean[] = [];
  const kept = splitHtml(html).filter(({ kind, tag, raw }) => {
    if (tag !== 'span' || kind === 'void') return true;
    if (kind === 'open') isBareStack.push(raw === '<span>');
    const isBare = kind === 'open' ? isBareStack.at(-1) : isBareStack.pop();
    return !isBare;
  });
  return kept.map(({ raw }) => raw).join('');
}
