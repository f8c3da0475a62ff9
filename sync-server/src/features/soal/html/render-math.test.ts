import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMath } from './render-math.ts';
import { sanitizeSoal } from './sanitize-soal.ts';

describe('LaTeX becomes MathML that keeps its source', () => {
  test.each([
    ['\\(', '\\)', 'inline'],
    ['\\[', '\\]', 'block'],
    ['$$', '$$', 'block'],
  ])('%s … %s stands %s', (open, close, display) => {
    const { html, gagal } = renderMath(`Nilai ${open}\\frac{1}{2}${close} adalah`);
    expect(gagal).toEqual([]);
    expect(html).toMatch(/^Nilai <math [^>]*>.*<mfrac><mn>1<\/mn><mn>2<\/mn><\/mfrac>.*<\/math> adalah$/);
    expect(html).toContain('<annotation encoding="application/x-tex">\\frac{1}{2}</annotation>');
    expect(html.includes('display="block"')).toBe(display === 'block');
  });

  test('entities, line breaks and formatting inside a formula are the formula', () => {
    const { html, gagal } = renderMath('\\(a &lt;<br /><em>b</em> &amp; c\\)'.replace(' &amp; c', ''));
    expect(gagal).toEqual([]);
    expect(html).toContain('<mo>&lt;</mo>');
  });

  test.each([
    'x^2_1',
    '\\sqrt[3]{x}',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\int_0^1 x\\,dx',
    '\\begin{cases}a & x>0\\\\b & x\\le 0\\end{cases}',
    '\\overline{AB} \\perp \\vec{u}',
    '\\text{H}_2\\text{O} \\rightarrow',
    '\\left(\\dfrac{a}{b}\\right)^{\\circ}',
  ])('the sanitiser keeps the MathML of %s as it is', (tex) => {
    const { html } = renderMath(`\\(${tex.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}\\)`);
    const unstyled = html.replaceAll(/ (?:style|class)="[^"]*"/g, '');
    expect(sanitizeSoal(html).replaceAll('\u2061', '')).toBe(unstyled.replaceAll('\u2061', ''));
  });
});

describe('what is no readable formula stays as it was written', () => {
  test('and is reported', () => {
    expect(renderMath('\\(\\foo{1}\\) x')).toEqual({ html: '\\(\\foo{1}\\) x', gagal: ['\\(\\foo{1}\\)'] });
  });

  test.each(['harga $$ 5', '<p>$$ 5</p><p>$$ 6</p>', 'buka \\( saja', '<code>\\(x\\)</code>', '5 $x$'])(
    '%s',
    (html) => {
      expect(renderMath(html)).toEqual({ html, gagal: [] });
    },
  );

  test.each(['\\href{javascript:alert(1)}{x}', '\\includegraphics{http://a/b.png}', '\\def\\a{\\a\\a}\\a'])(
    'commands that reach outside or never end are refused: %s',
    (tex) => {
      const { html } = renderMath(`\\(${tex}\\)`);
      expect(sanitizeSoal(html)).not.toMatch(/<(?:a|img)\b/);
      expect(html).not.toMatch(/ href=| src=/);
    },
  );
});

test('rendering twice is rendering once, for any text with delimiters', () => {
  const part = fc.oneof(
    fc.constantFrom('\\(', '\\)', '\\[', '\\]', '$$', '^2', '{', '}', '\\frac12'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = renderMath(sanitizeSoal(parts.join(''))).html;
      expect(renderMath(once).html).toBe(once);
    }),
    { numRuns: 500 },
  );
});
