import { describe, expect, test } from 'vitest';
import { findOddOption } from './find-odd-option.ts';

describe('one option alone is formatted differently', () => {
  test.each([
    ['the only bold one', { A: 'a', B: '<strong>b</strong>', C: 'c' }, 'B', ['dicetak tebal']],
    [
      'the only one that is not italic',
      { A: '<em>a</em>', B: 'b', C: '<em>c</em>' },
      'B',
      ['tidak dicetak miring'],
    ],
    [
      'the only one with an underlined word',
      { A: 'a <u>x</u>', B: 'b', C: 'c', D: '' },
      'A',
      ['bergaris bawah'],
    ],
    ['the only one that ends in a full stop', { A: 'a', B: 'b', C: 'c.' }, 'C', ['berakhir dengan titik']],
    [
      'by two features',
      { A: 'a', B: 'b', C: '<strong>c.</strong>' },
      'C',
      ['dicetak tebal', 'berakhir dengan titik'],
    ],
    ['the first of several', { C: '<u>c</u>', B: '<s>b</s>', A: 'a' }, 'B', ['dicoret']],
  ])('%s', (_, options, pilihan, ciri) => {
    expect(findOddOption(options)).toEqual({ pilihan, ciri });
  });

  test.each([
    ['all alike', { A: 'a', B: 'b', C: 'c' }],
    ['all bold', { A: '<b>a</b>', B: '<strong>b</strong>', C: '<strong>c</strong>' }],
    ['two of four bold', { A: '<b>a</b>', B: '<b>b</b>', C: 'c', D: 'd' }],
    ['too few to tell', { A: '<b>a</b>', B: 'b', C: '' }],
    ['dots that are an omission', { A: 'a ...', B: 'b', C: 'c' }],
    ['styling of nothing', { A: '<b> </b>a', B: 'b', C: 'c' }],
    ['only images', { A: '<img src="media:1" />', B: '<img src="media:2" />', C: '' }],
  ])('not when %s', (_, options) => {
    expect(findOddOption(options)).toBeUndefined();
  });
});
