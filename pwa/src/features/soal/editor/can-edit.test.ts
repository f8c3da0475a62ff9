// @vitest-environment jsdom
import { mathToSource } from '@spmb/shared/soal/html/math-source.ts';
import { expect, test } from 'vitest';
import { canEdit, rewrite } from './can-edit.ts';

const tex = '<annotation encoding="application/x-tex">\\frac{a}{b}</annotation>';
const math = `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mi>x</mi>${tex}</semantics></math>`;

test.each([
  ['nothing', ''],
  ['words without a paragraph', 'Air mendidih pada suhu …'],
  ['lines', 'satu<br>dua<br>tiga'],
  ['paragraphs', '<p>satu</p><p>dua</p>'],
  ['one paragraph with a direction', '<p dir="rtl" lang="ar">بيت</p>'],
  ['words in Arabic', 'Arti kata <span dir="rtl" lang="ar">بيت</span> adalah'],
  ['styles', '<strong>a</strong><em>b</em><u>c</u><s>d</s>H<sub>2</sub>O x<sup>2</sup><code>kode</code>'],
  ['styles in each other', '<p><strong>a<u>b</u></strong> c</p>'],
  ['lists', '<ul><li>a</li><li>b</li></ul>'],
  ['a numbered list', '<ol start="3" type="a"><li>a</li><li><p>b</p><p>c</p></li></ol>'],
  ['a list in a list', 'Urutan:<ol><li>a<ul><li>b</li></ul></li></ol>'],
  ['a list item in Arabic', '<ul><li dir="rtl" lang="ar">بيت</li><li>rumah</li></ul>'],
  ['a table', '<table><tbody><tr><td>1</td><td></td></tr><tr><td colspan="2">3</td></tr></tbody></table>'],
  [
    'a table with parts',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td rowspan="2"><p>1</p></td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
  ],
  ['an image', 'lihat <img src="media:01JABC" alt="peta" width="20" height="10"> itu'],
  ['a formula', `Nilai ${math} adalah`],
  ['a formula on its own line', math.replace('<math ', '<math display="block" ')],
  ['MathML without its source', '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>'],
  ['a quotation, a block, a line', '<blockquote>a</blockquote><div>b</div><hr><div><p>c</p></div>'],
  ['preformatted text', '<pre>if (a)\n  b</pre>'],
  ['a comparison', 'x &lt; 5 &amp; y &gt; 3'],
  ['a hard blank', 'a&nbsp;b'],
])('S3-ITEM-02: %s comes out of the editor as it went in', (_, html) => {
  expect(canEdit(html)).toBe(true);
  expect(rewrite(html)).toBe(mathToSource(html));
});

test.each([
  ['a caption', '<table><caption>Tabel 1</caption><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a numbered item of a list', '<ol><li value="3">a</li></ol>'],
  ['a style inside code', '<code>a<strong>b</strong></code>'],
  ['a style inside preformatted text', '<pre>a<em>b</em></pre>'],
  ['a language on a style', '<strong lang="ar">بيت</strong>'],
])('S3-ITEM-02: %s is nothing the editor knows, and it says so', (_, html) => {
  expect(canEdit(html)).toBe(false);
});

test('which of two styles stands outside the other is no difference', () => {
  expect(canEdit('<u>a<strong>b</strong></u><em><u>c</u></em>')).toBe(true);
});
