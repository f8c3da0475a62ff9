import { describe, expect, test } from 'vitest';
import { listMediaNames, placeMedia } from './place-media.ts';

const ref = { alamat: 'a', kunci: 'k', mime: 'image/png', lebar: 120, tinggi: 68 };
const html = '<p>Lihat <img src="media:g-1" alt="grafik"> dan <img src="media:hilang"></p>';

describe('images inside a question', () => {
  test('are found by name', () => {
    expect(listMediaNames(html)).toEqual(['g-1', 'hilang']);
    expect(listMediaNames('<p>media:g-1</p>')).toEqual([]);
  });

  test('get the address of the opened image, and keep their room without an address before', () => {
    expect(placeMedia(html, { 'g-1': ref }, { 'g-1': 'blob:x' })).toBe(
      '<p>Lihat <img src="blob:x" width="120" height="68" alt="grafik"> dan <img data-menunggu=""></p>',
    );
    expect(placeMedia(html, { 'g-1': ref }, {})).not.toContain('src=');
  });
});
