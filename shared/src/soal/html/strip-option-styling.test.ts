import { describe, expect, test } from 'vitest';
import { stripOptionStyling } from './strip-option-styling.ts';

describe('an option loses what marks it from outside', () => {
  test.each([
    ['<strong>Jakarta</strong>', 'Jakarta'],
    ['<p><strong><em>Jakarta</em></strong></p>', 'Jakarta'],
    ['<strong>a</strong> <strong>b</strong>', 'a b'],
    ['<p dir="rtl" lang="ar"><u>بيت</u></p>', '<p dir="rtl" lang="ar">بيت</p>'],
    ['<img src="media:1" alt="jawaban benar" width="20" />', '<img src="media:1" width="20" />'],
    ['<strong><math><mi>x</mi></math></strong>', '<math><mi>x</mi></math>'],
  ])('%s', (html, expected) => {
    expect(stripOptionStyling(html)).toBe(expected);
    expect(stripOptionStyling(expected)).toBe(expected);
  });

  test.each([
    ['a style on a part is content', 'Kata <u>lari</u> itu'],
    ['powers and indices are content', 'x<sup>2</sup>'],
    ['several paragraphs stay', '<p>a</p><p>b</p>'],
    ['blank stays blank', ''],
  ])('%s', (_, html) => {
    expect(stripOptionStyling(html)).toBe(html);
  });
});
