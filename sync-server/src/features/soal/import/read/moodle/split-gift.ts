/** One entry of a GIFT file: its text without comments, and its first line (1-based). */
export interface GiftChunk {
  text: string;
  line: number;
}

/**
 * Splits a GIFT file where blank lines stand, so that one broken question does not spoil the others. Comment lines are
 * dropped. An entry whose brace is still open takes what follows a blank line too (feedback of several paragraphs),
 * unless another brace opens first.
 */
export function splitGift(text: string): GiftChunk[] {
  const chunks: GiftChunk[] = [];
  let last: GiftChunk | undefined;
  let gap = false;
  let open = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') {
      gap = true;
      continue;
    }
    if (line.trimStart().startsWith('//')) continue;
    const braces = count(line, '{');
    if (last && (!gap || (open > 0 && braces === 0))) last.text += `\n${line}`;
    else {
      chunks.push((last = { text: line, line: index + 1 }));
      open = 0;
    }
    open += braces - count(line, '}');
    gap = line.startsWith('$CATEGORY:');
  }
  return chunks;
}

function count(text: string, brace: '{' | '}'): number {
  return [...text.replace(/\\[^]/g, '')].filter((sign) => sign === brace).length;
}
