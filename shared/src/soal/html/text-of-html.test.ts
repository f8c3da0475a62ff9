import { describe, expect, test } from 'vitest';
import { splitHtml } from './split-html.ts';
import { isBlankHtml, textOfHtml } from './text-of-html.ts';

describe('text of sanitised HTML', () => {
  test.each([
    ['<p>a  <strong>b</strong></p><p>c<br />d</p>', 'a b\nc\nd'],
    ['5 &lt; 6 &amp;amp; "x"', '5 < 6 &amp; "x"'],
    ['<ul><li>x</li><li>y</li></ul>', 'x\ny'],
    ['\u00a0 <p> </p>', ''],
  ])('%s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  test('blank is what shows neither text nor image', () => {
    expect(['<p>\u00a0</p><br />', '', '<table><tr><td></td></tr></table>'].map(isBlankHtml)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['a', '<img src="media:1" />'].map(isBlankHtml)).toEqual([false, false]);
  });

  test('splitting loses nothing, not even a stray bracket', () => {
    const html = 'a < b <p class="x">c<br /></p> 5 <6 <';
    expect(
      splitHtml(html)
        .map(({ raw }) => raw)
        .join(''),
    ).toBe(html);
  });
});
