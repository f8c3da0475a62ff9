import { plainToHtml, textToHtml } from '../../../html/text-to-html.ts';

/** A text that somebody typed, in both readings: with its tags as formatting, and as it stands. */
export function readTyped(teks: string): { html: string; apaAdanya: string } {
  return { html: textToHtml(teks), apaAdanya: plainToHtml(teks) };
}
