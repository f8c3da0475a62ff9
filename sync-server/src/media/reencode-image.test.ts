import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES, reencodeImage } from './reencode-image.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** A picture no encoder makes small: noise that is the same at every run. */
function noise(side: number): Sharp {
  let state = 1;
  const data = Buffer.from(
    Array.from({ length: side * side * 3 }, () => (state = (state * 48_271) % 2_147_483_647) & 255),
  );
  return sharp(data, { raw: { width: side, height: side, channels: 3 } });
}

describe('an image is written anew', () => {
  test('without EXIF and turned as its camera meant it', async () => {
    const photo = plain(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'rahasia', Orientation: '6' } });
    const turned = await sharp(await photo.toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(turned.includes('rahasia')).toBe(true);
    const image = await reencodeImage(turned);
    const metadata = await sharp(image.bytes).metadata();
    expect([image.width, image.height, metadata.exif, metadata.orientation]).toEqual([
      20,
      40,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(image.bytes).includes('rahasia')).toBe(false);
  });

  test('V12: one at a time, however many come at once', async () => {
    const bytes = await plain(300, 300).png().toBuffer();
    const working: number[] = [];
    const note = () => working.push(sharp.counters().queue + sharp.counters().process);
    sharp.queue.on('change', note);
    await Promise.all(Array.from({ length: 8 }, () => reencodeImage(bytes)));
    sharp.queue.off('change', note);
    // The library may still count the one that has just ended when the next begins.
    expect([working.length > 0, Math.max(...working) <= 2]).toEqual([true, true]);
  });

  test('V12: what takes too much memory when it is decoded is refused before it is', async () => {
    const wide = await plain(5_100, 5_100)
      .ensureAlpha()
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(wide.length).toBeLessThan(MAX_IMAGE_BYTES);
    await expect(reencodeImage(wide)).rejects.toThrow(/terlalu besar/);
  });

  test('at most 1600 pixels a side, in proportion; smaller ones keep their size', async () => {
    const large = await reencodeImage(await plain(3200, 1000).png().toBuffer());
    const small = await reencodeImage(await plain(30, 10).png().toBuffer());
    expect([large.width, large.height, small.width, small.height]).toEqual([1600, 500, 30, 10]);
  });

  test.each([
    ['a small PNG', () => plain(300, 300).png(), 'image/png'],
    ['a PNG that WebP cannot shrink', () => noise(100).png(), 'image/png'],
    ['a PNG of soft forms', () => noise(200).blur(2).png(), 'image/webp'],
    ['a photo as PNG', () => noise(500).blur(1).png(), 'image/webp'],
    ['a small JPEG', () => noise(64).jpeg(), 'image/jpeg'],
  ])('in its own format, or as WebP where that is clearly smaller: %s', async (_, build, mime) => {
    const image = await reencodeImage(await build().toBuffer());
    expect([image.mime, `image/${(await sharp(image.bytes).metadata()).format}`]).toEqual([mime, mime]);
  });

  describe('S4-IMP-18: a JPEG that is stored already, or fits as it is, is not encoded again', () => {
    const jpeg = (quality: number) => noise(300).blur(1).jpeg({ quality });

    test('what was stored comes back byte for byte, also after it was turned', async () => {
      const turned = await jpeg(75).withMetadata({ orientation: 6 }).toBuffer();
      const first = await reencodeImage(turned);
      expect(first.mime).toBe('image/jpeg');
      expect((await reencodeImage(first.bytes)).bytes).toEqual(first.bytes);
    });

    test('of a photo only EXIF, comments and what hangs behind its end go', async () => {
      const plain = await jpeg(75).toBuffer();
      const photo = await jpeg(75)
        .withExif({ IFD0: { Copyright: 'rahasia' } })
        .toBuffer();
      const comment = Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4]);
      const behind = Buffer.concat([
        photo.subarray(0, 2),
        comment,
        photo.subarray(2),
        Buffer.from('PK rahasia'),
      ]);
      const kept = Buffer.from((await reencodeImage(behind)).bytes);
      expect(kept.includes('rahasia')).toBe(false);
      const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64');
      expect(await pixels(kept)).toBe(await pixels(plain));
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
    });

    test('one that is finer than ours, or larger than 1600 pixels, is encoded as ever', async () => {
      const fine = await jpeg(97).toBuffer();
      expect((await reencodeImage(fine)).bytes.length).toBeLessThan(fine.length * 0.7);
      const large = await reencodeImage(await plain(3200, 1000).jpeg({ quality: 60 }).toBuffer());
      expect(large.width).toBe(1600);
    });

    test('a cut one is refused as before', async () => {
      const cut = (await jpeg(75).toBuffer()).subarray(0, 3_000);
      await expect(reencodeImage(cut)).rejects.toThrow(/rusak/);
    });
  });

  test('transparency stays', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await sharp((await reencodeImage(png)).bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('what is no usable image is refused in Indonesian', () => {
  test.each([
    ['too large', async () => new Uint8Array(MAX_IMAGE_BYTES + 1), /lebih dari 2 MB/],
    ['a GIF named otherwise', () => plain(4, 4).gif().toBuffer(), /bukan JPG atau PNG/],
    ['a web page', async () => Buffer.from('<svg onload="alert(1)"/>'), /bukan JPG atau PNG/],
    ['nothing', async () => new Uint8Array(), /bukan JPG atau PNG/],
    ['only the beginning of a PNG', async () => (await noise(64).png().toBuffer()).subarray(0, 400), /rusak/],
    ['more pixels than memory', () => plain(9000, 9000).png().toBuffer(), /rusak atau terlalu besar/],
  ])('%s', async (_, build, message) => {
    const refusal = await reencodeImage(await build()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toHaveProperty('message', expect.stringMatching(message));
  });
});
