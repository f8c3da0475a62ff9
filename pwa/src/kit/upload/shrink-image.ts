import { CallError } from '../../http/call-error.ts';

/** Longest side in pixels: the server keeps no more. */
const sideMax = 1_600;
/** A smaller file travels as it is; the server takes out what a camera wrote into it. */
const keptBytes = 1024 * 1024;

/**
 * An image from a camera made small enough to send, upright and without EXIF; every other file as it is. Throws
 * CallError where it cannot be read as the image it is said to be.
 */
export async function shrinkImage(file: File, bytesMax: number): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size <= keptBytes) return file;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) throw new CallError('Gambar ini tidak terbaca. Pilih gambar JPG atau PNG lain.', 0);
  try {
    for (const [type, quality] of [
      [file.type, 0.85],
      ['image/jpeg', 0.8],
      ['image/jpeg', 0.5],
    ] as const) {
      const blob = await draw(image, type, quality);
      if (blob && blob.size <= bytesMax)
        return new File([blob], file.name, { type, lastModified: file.lastModified });
    }
  } finally {
    image.close();
  }
  return file;
}

async function draw(image: ImageBitmap, type: string, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const paint = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null) => {
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    if (type === 'image/jpeg') {
      // What is transparent would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(image, 0, 0, width, height);
  };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext('2d'));
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d'));
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
