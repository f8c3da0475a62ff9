import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeSoal } from './sanitize-soal.ts';

describe('question HTML keeps what a question needs', () => {
  test.each([
    [
      'formatting, lists and tables',
      '<p><strong>a</strong><em>b</em><u>c</u><sub>2</sub></p><ul><li>x</li></ul>',
    ],
    ['a table with spans', '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['direction and language', '<p dir="rtl" lang="ar">كتاب</p>'],
    ['images of our own media', '<p>lihat <img src="media:01JABC" alt="peta" width="20" /></p>'],
    ['MathML', '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>'],
    ['a tag that is talked about', 'Tag &lt;script&gt; dipakai untuk apa?'],
  ])('%s', (_, html) => {
    expect(sanitizeSoal(html)).toBe(html);
  });

  test('a style that carries meaning becomes its element, any other style goes', () => {
    expect(sanitizeSoal('<span style="text-decoration: underline; color: red">kata</span>')).toBe(
      '<u>kata</u>',
    );
    expect(sanitizeSoal('<span style="font-weight:bold">a</span><font face="x">b</font>')).toBe(
      '<strong>a</strong>b',
    );
    expect(sanitizeSoal('<p style="direction: rtl">a</p>')).toBe('<p dir="rtl">a</p>');
    expect(sanitizeSoal('<b style="font-weight:normal">a</b>')).toBe('a');
  });

  test('headings and other blocks become paragraphs, old formatting its modern element', () => {
    expect(sanitizeSoal('<h2>a</h2><center>b</center><i>c</i><strike>d</strike>')).toBe(
      '<p>a</p><div>b</div><em>c</em><s>d</s>',
    );
  });
});

describe('question HTML loses everything that acts', () => {
  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="alert(1)" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<iframe src="//x"></iframe><object data="x">b</object>a', 'a'],
    ['<svg><g onload=alert(1)></g><script>1</script></svg>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<math href="javascript:alert(1)"><mi xlink:href="x">x</mi></math>', '<math><mi>x</mi></math>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<img src="http://lain/x.png">a', 'a'],
    ['<img src="data:image/png;base64,AAAA">a', 'a'],
    ['<img src="media:../x">a', 'a'],
    ['a\u0000b\u0007c', 'abc'],
    ['a&#1;b', 'ab'],
  ])('%s', (html, expected) => {
    const clean = sanitizeSoal(html);
    expect(clean.startsWith('<math><mtext>') ? '' : clean).toBe(expected);
    expect(clean).not.toMatch(/<(script|style|iframe|object|svg|a|mglyph)\b|\son\w+=|javascript:/i);
  });
});

const fragment = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<span lang="id">',
    '<span>',
    '</span>',
    '<b>',
    '</b>',
    '<font dir=rtl>',
    '</font>',
  ),
  fc.constantFrom(
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<ul>',
    '<li>',
    '<div>',
    '</div>',
    '<h1>',
    '<pre>',
    '<br/>',
  ),
  fc.constantFrom(
    '<script>',
    '</script>',
    '<style>',
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '</math>',
    '<iframe>',
  ),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '<img src="media:1">',
    '<a href=javascript:a>',
    '<p onload="x">',
  ),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#60;',
    '&#0;',
    '&amp;lt;',
    '"',
    "'",
    '<',
    '>',
    '&',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const anyHtml = fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join(''));

describe('for any text', () => {
  test('sanitising twice is sanitising once', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const once = sanitizeSoal(html);
        expect(sanitizeSoal(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  test('no tag of the result is a script, carries an event handler or names another source', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const tags = sanitizeSoal(html).match(/<[^>]*>/g) ?? [];
        for (const tag of tags) {
          expect(tag).not.toMatch(/^<\/?(script|style|iframe|object|embed|svg|link|meta|form|a)\b/i);
          expect(tag).not.toMatch(/\s(on\w+|style|class|href)\s*=?/i);
          if (/\ssrc=/.test(tag)) expect(tag).toMatch(/ src="media:[\w-]+"/);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('tags of the result are balanced', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const open: string[] = [];
        for (const [, slash, tag, end] of sanitizeSoal(html).matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
          if (end) continue;
          if (slash) expect(open.pop()).toBe(tag);
          else open.push(tag ?? '');
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
