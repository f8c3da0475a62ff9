import { describe, expect, test } from 'vitest';
import { markArabic } from './mark-arabic.ts';
import { prepareSoalHtml } from './prepare-soal-html.ts';
import { replaceMedia } from './replace-media.ts';
import { textToHtml } from './text-to-html.ts';

describe('Arabic reads from right to left', () => {
  test.each([
    ['<p>ما معنى كلمة كتاب؟</p>', '<p dir="rtl" lang="ar">ما معنى كلمة كتاب؟</p>'],
    ['ما معنى', '<p dir="rtl" lang="ar">ما معنى</p>'],
    ['<p>Arti كتاب adalah</p>', '<p>Arti كتاب adalah</p>'],
    ['<p>Bacalah!</p><p>قال</p>', '<p>Bacalah!</p><p dir="rtl" lang="ar">قال</p>'],
    ['<ul><li>بيت</li><li>rumah</li></ul>', '<ul><li dir="rtl" lang="ar">بيت</li><li>rumah</li></ul>'],
    ['<p dir="ltr">بيت</p>', '<p dir="ltr">بيت</p>'],
    ['<p lang="id">بيت</p>', '<p dir="rtl" lang="ar">بيت</p>'],
  ])('%s', (html, expected) => {
    expect(markArabic(html)).toBe(expected);
    expect(markArabic(expected)).toBe(expected);
  });
});

describe('text of a cell becomes HTML', () => {
  test.each([
    ['baris satu\r\nbaris dua', 'baris satu<br />baris dua'],
    ['x < 5 & y > 3', 'x &lt; 5 &amp; y &gt; 3'],
    ['Tag <b> menebalkan teks', 'Tag &lt;b&gt; menebalkan teks'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p css="color">Hello</p>', '&lt;p css="color"&gt;Hello&lt;/p&gt;'],
    ['Isi <b></b> dan <li>x</li>', 'Isi &lt;b&gt;&lt;/b&gt; dan &lt;li&gt;x&lt;/li&gt;'],
    ['<ul><li>satu<li>dua</ul>', '<ul><li>satu</li><li>dua</li></ul>'],
    ['<b>x <marquee>y</marquee></b>', '<strong>x &lt;marquee&gt;y&lt;/marquee&gt;</strong>'],
    ['&nbsp;', '&amp;nbsp;'],
    ['makna <i>cukai</i> &nbsp; itu', 'makna <em>cukai</em> \u00a0 itu'],
    ['satu <br> dua', 'satu <br /> dua'],
    ['<b>x</b>\nbaris dua', '<strong>x</strong><br />baris dua'],
    ['a<b dan c>d <br> lalu', 'a&lt;b dan c&gt;d <br /> lalu'],
    ['5 &lt; 6', '5 &lt; 6'],
  ])('%s', (text, expected) => {
    expect(prepareSoalHtml(textToHtml(text)).html).toBe(expected);
  });
});

describe('preparing question HTML', () => {
  test('drops blank paragraphs and blank ends', () => {
    const html = '<p>\u00a0</p><br><p>a</p><p><br></p><p>b</p> &nbsp;<br/>';
    expect(prepareSoalHtml(html).html).toBe('<p>a</p><p>b</p>');
  });

  test('twice is once', () => {
    const html = '<h1>Soal</h1><p>Hitung \\(\\sqrt{2}\\) dan \\(\\salah{\\) </p><p>بيت</p><ul><li>x</ul>';
    const once = prepareSoalHtml(html);
    expect(once.gagal).toEqual(['\\(\\salah{\\)']);
    expect(prepareSoalHtml(once.html).html).toBe(once.html);
  });

  test('placeholders of an import are replaced by the ids of stored images, and nothing else is', () => {
    const html = '<p>media:0 <img src="media:0" /> <img src="media:12" alt="x" /></p>';
    expect(replaceMedia(html, (index) => `id${index}`)).toBe(
      '<p>media:0 <img src="media:id0" /> <img src="media:id12" alt="x" /></p>',
    );
  });
});
