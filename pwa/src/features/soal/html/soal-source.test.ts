import { describe, expect, test } from 'vitest';
import { htmlToSource, sourceToHtml } from './soal-source.ts';

describe('what an author types', () => {
  test.each([
    ['lines stay lines', 'baris satu\nbaris dua', 'baris satu<br />baris dua'],
    ['a comparison is no tag', 'jika a<b dan 3 > 2', 'jika a&lt;b dan 3 &gt; 2'],
    ['LaTeX stays as it is', String.raw`\(\frac{a}{b}\)`, String.raw`\(\frac{a}{b}\)`],
    ['HTML stays HTML', '<p>satu <b>dua</b></p>', '<p>satu <b>dua</b></p>'],
    ['an image is HTML', 'lihat <img src="media:x">', 'lihat <img src="media:x">'],
  ])('%s', (_, source, html) => {
    expect(sourceToHtml(source)).toBe(html);
  });
});

describe('stored HTML in the form', () => {
  test.each(['baris satu\nbaris dua', 'jika a<b dan 3 > 2 & 4', '<p>satu <b>dua</b></p>', 'tanpa apa-apa'])(
    '%j comes back as it was typed',
    (source) => {
      expect(htmlToSource(sourceToHtml(source))).toBe(source);
    },
  );

  test('a formula comes back as LaTeX', () => {
    const math = String.raw`<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\frac{a}{b}</annotation></semantics></math>`;
    expect(htmlToSource(`Nilai ${math} adalah`)).toBe(String.raw`Nilai \(\frac{a}{b}\) adalah`);
  });

  test('text that talks about tags is not turned into tags', () => {
    const stored = 'Tag &lt;b&gt;tebal&lt;/b&gt; menebalkan';
    expect(sourceToHtml(htmlToSource(stored))).toBe(stored);
  });
});
