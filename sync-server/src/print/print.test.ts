import { expect, test } from 'vitest';
import sharp from 'sharp';
import { fitPicture } from './fit-picture.ts';
import { keepRightToLeft, splitByDirection } from './right-to-left.ts';

const ltr = (text: string) => ({ text, isRightToLeft: false });
const rtl = (text: string) => ({ text, isRightToLeft: true });

test.each([
  ['', [ltr('')]],
  ['Siti', [ltr('Siti')]],
  ['محمد عبد الله', [rtl('محمد عبد الله')]],
  ['Ahmad محمد Fauzi', [ltr('Ahmad '), rtl('محمد'), ltr(' Fauzi')]],
])('%j is read in these pieces', (text, pieces) => {
  expect(splitByDirection(text)).toEqual(pieces);
});

test('between Latin words, Arabic is one word of its own: without their spaces and brackets', () => {
  expect(keepRightToLeft('Al-Fatih (محمد الفاتح) bin')).toEqual(['Al-Fatih (', 'محمد\u00a0الفاتح', ') bin']);
  expect(keepRightToLeft('عبد الرحمن Al Kindi')).toEqual(['عبد\u00a0الرحمن', ' Al Kindi']);
});

test.each([
  [300, 400, { width: 40, height: 52 }, { width: 52, height: 69 }],
  [400, 100, { width: 60, height: 60 }, { width: 80, height: 20 }],
])('a picture of %i × %i keeps its shape in its box', async (width, height, box, fits) => {
  const png = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(fitPicture(new Uint8Array(png), box)).toEqual(fits);
});
