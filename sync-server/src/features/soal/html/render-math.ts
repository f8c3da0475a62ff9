import { splitHtml } from '@spmb/shared/soal/html/split-html.ts';
import { decodeText } from '@spmb/shared/soal/html/text-of-html.ts';
import { findFormulas } from './find-formulas.ts';
import { loadKatex } from './libraries.ts';

/** HTML with MathML in place of the formulas that could be read; the others stay as their source. */
export interface RenderedMath {
  html: string;
  /** LaTeX sources (with delimiters) that could not be read, in order. */
  gagal: string[];
}

/** Longer sources are no formula of a question; KaTeX would only burn time on them. */
const LONGEST_FORMULA = 5_000;

/**
 * Turns LaTeX in sanitised HTML, written `\( … \)`, `\[ … \]` or `$$ … $$`, into MathML that keeps the source as
 * annotation. Existing MathML, `pre` and `code` are left alone, so that rendering twice changes nothing.
 */
export function renderMath(html: string): RenderedMath {
  const gagal: string[] = [];
  const parts = html.split(/(<(?:math|pre|code)\b[^]*?<\/(?:math|pre|code)>)/);
  const rendered = parts.map((part, index) => (index % 2 === 1 ? part : renderPart(part, gagal)));
  return { html: rendered.join(''), gagal };
}

function renderPart(html: string, gagal: string[]): string {
  let result = '';
  let at = 0;
  for (const formula of findFormulas(html)) {
    const source = html.slice(formula.start, formula.end);
    const math = renderFormula(html.slice(formula.start + 2, formula.end - 2), formula.display);
    if (math === undefined) gagal.push(sourceText(source));
    result += html.slice(at, formula.start) + (math ?? source);
    at = formula.end;
  }
  return result + html.slice(at);
}

/** Line breaks and formatting tags inside a formula come from the editor and are dropped. */
function sourceText(html: string): string {
  const texts = splitHtml(html).map(({ kind, raw }) => (kind === 'text' ? decodeText(raw) : ' '));
  return texts.join('').replaceAll('\u00a0', ' ').trim();
}

function renderFormula(html: string, displayMode: boolean): string | undefined {
  const tex = sourceText(html);
  if (tex === '' || tex.length > LONGEST_FORMULA || html.includes('<img')) return undefined;
  try {
    const options = {
      displayMode,
      output: 'mathml',
      throwOnError: true,
      trust: false,
      strict: false,
    } as const;
    const wrapped = loadKatex().renderToString(tex, { ...options, maxSize: 20, maxExpand: 500 });
    return wrapped.replace(/^<span[^>]*>/, '').replace(/<\/span>$/, '');
  } catch {
    return undefined;
  }
}
