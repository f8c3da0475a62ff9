import { mathToSource } from '@spmb/shared/soal/html/math-source.ts';

/**
 * Stored question HTML for other programs: formulas as LaTeX between `\( … \)` or `\[ … \]`, images under the name that
 * `srcOf` gives the stored one.
 */
export function htmlForExport(html: string, srcOf: (id: string) => string): string {
  return mathToSource(html).replace(
    /(<img [^>]*?src=")media:([\w-]+)"/g,
    (_, start: string, id: string) => `${start}${srcOf(id)}"`,
  );
}
