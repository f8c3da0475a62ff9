import { markArabic } from './mark-arabic.ts';
import { renderMath, type RenderedMath } from './render-math.ts';
import { sanitizeSoal, type TakeImage } from './sanitize-soal.ts';
import { trimHtml } from './trim-html.ts';

/**
 * Everything that question HTML goes through before it is stored, from a file or from the editor: sanitised, LaTeX as
 * MathML, Arabic marked, blank ends cut, and sanitised again. `gagal` names the LaTeX that stayed as source.
 */
export function prepareSoalHtml(html: string, takeImage?: TakeImage): RenderedMath {
  const rendered = renderMath(sanitizeSoal(html, takeImage));
  return { html: sanitizeSoal(markArabic(trimHtml(rendered.html))), gagal: rendered.gagal };
}
