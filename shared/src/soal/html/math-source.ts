const math = /<math\b([^>]*)>[^]*?<\/math>/g;
const source = /<annotation\b[^>]*encoding="application\/x-tex"[^>]*>([^<]*)<\/annotation>/;

/**
 * Stored question HTML as an editor shows it: formulas that carry their LaTeX source (an annotation inside the MathML)
 * are written `\( … \)` or, on a line of their own, `\[ … \]` again; other MathML stays. Saving the result makes the
 * same MathML from it.
 */
export function mathToSource(html: string): string {
  return html.replaceAll(math, (whole, attributes: string) => {
    const tex = source.exec(whole)?.[1]?.trim();
    if (!tex) return whole;
    return attributes.includes('display="block"') ? `\\[${tex}\\]` : `\\(${tex}\\)`;
  });
}
