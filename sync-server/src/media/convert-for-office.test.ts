import sharp from 'sharp';
import { expect, test } from 'vitest';
import { convertForOffice } from './convert-for-office.ts';
import { MAX_IMAGE_BYTES } from './reencode-image.ts';

const square = { create: { width: 30, height: 20, channels: 3 as const, background: '#c63' } };

test('PNG and JPEG stay byte for byte', async () => {
  const png = new Uint8Array(await sharp(square).png().toBuffer());
  const jpeg = new Uint8Array(await sharp(square).jpeg().toBuffer());
  expect(await convertForOffice(png, 'image/png')).toEqual({ bytes: png, extension: 'png' });
  expect(await convertForOffice(jpeg, 'image/jpeg')).toEqual({ bytes: jpeg, extension: 'jpeg' });
});

test('WebP becomes PNG with the same pixels', async () => {
  const webp = new Uint8Array(await sharp(square).webp({ lossless: true }).toBuffer());
  const { bytes, extension } = await convertForOffice(webp, 'image/webp');
  expect(extension).toBe('png');
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(webp).removeAlpha().raw().toBuffer());
});

test('WebP whose PNG could not be uploaded again becomes JPEG', async () => {
  const noise = {
    create: {
      ...square.create,
      width: 1_200,
      height: 1_000,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const webp = new Uint8Array(await sharp(noise).webp({ quality: 82 }).toBuffer());
  const { bytes, extension } = await convertForOffice(webp, 'image/webp');
  expect(extension).toBe('jpeg');
  expect(bytes.byteLength).toBeLessThanOrEqual(MAX_IMAGE_BYTES);
});

test('a broken image is thrown', async () => {
  await expect(convertForOffice(new Uint8Array([1, 2, 3]), 'image/webp')).rejects.toThrow();
});
