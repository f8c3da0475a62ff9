import { untagJpeg } from './untagged-jpeg.ts';

/** The picture in a file, upright, its longest side at most `sideMax` pixels; undefined where the browser cannot read it. */
export async function readImage(file: Blob, sideMax: number): Promise<ImageBitmap | undefined> {
  try {
    const { width, height } = await measure(file);
    const scale = Math.min(1, sideMax / Math.max(width, height));
    // Scaled while it is read: a photo of 12 megapixels takes 48 MB only for as long as that lasts.
    return await createImageBitmap(file, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    });
  } catch {
    return undefined;
  }
}

/** Reads only the head of the file; the sides are those of the upright picture. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** How a picture is written. */
export interface Written {
  type: string;
  /** 0 to 1; means nothing to a PNG. */
  quality: number;
  /** Longest side in pixels; a smaller picture stays as it is. */
  sideMax: number;
  /** Width by height: what stands out on two sides of the middle is cut off. The whole picture where absent. */
  ratio?: number | undefined;
  /** Where the cut lies instead of in the middle. */
  cut?: Cut;
}

/** A part of a picture: how many times smaller than the largest one of its ratio, and where, from 0 (left, top) to 1. */
export interface Cut {
  zoom: number;
  x: number;
  y: number;
}

/** The part of a picture of `width` by `height` that a cut of this ratio leaves, in pixels. */
export function areaOf(
  { width, height }: { width: number; height: number },
  ratio: number,
  { zoom, x, y }: Cut,
): Record<'left' | 'top' | 'width' | 'height', number> {
  const cutWidth = Math.min(width, height * ratio) / zoom;
  const cutHeight = cutWidth / ratio;
  return { left: (width - cutWidth) * x, top: (height - cutHeight) * y, width: cutWidth, height: cutHeight };
}

const middle: Cut = { zoom: 1, x: 0.5, y: 0.5 };

/** A picture as it was written, its sides in pixels. */
export interface Picture {
  blob: Blob;
  width: number;
  height: number;
}

/** Writes a picture anew, without whatever else its file held; undefined where the browser cannot. */
export async function writeImage(image: ImageBitmap, written: Written): Promise<Picture | undefined> {
  const { type, quality, sideMax, ratio = image.width / image.height, cut = middle } = written;
  const area = areaOf(image, ratio, cut);
  const scale = Math.min(1, sideMax / Math.max(area.width, area.height));
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)];
  const paint: Paint = (context) => {
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    if (type === 'image/jpeg') {
      // What is transparent would turn black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, width, height);
  };
  const blob = await encode(width, height, paint, { type, quality });
  if (!blob) return undefined;
  return { blob: type === 'image/jpeg' ? await untagJpeg(blob) : blob, width, height };
}

type Paint = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null) => void;

async function encode(
  width: number,
  height: number,
  paint: Paint,
  { type, quality }: { type: string; quality: number },
): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext('2d'));
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d'));
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
