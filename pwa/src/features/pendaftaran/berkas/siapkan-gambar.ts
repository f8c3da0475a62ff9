import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { CallError } from '../../../http/call-error.ts';
import { readImage, writeImage } from '../../../ports/scale-image.ts';

/** A picture as it is sent. */
export interface Gambar {
  jpeg: Blob;
  /** For lists. */
  kecil: Blob;
  /** In pixels. */
  lebar: number;
  tinggi: number;
}

export interface CaraGambar {
  /** Cuts the middle to this width by height; the whole picture where absent. */
  rasio?: number;
  /** What it may weigh; the coarsest that there is may weigh more. */
  bytesMax?: number;
}

/** What a page usually weighs at most: it travels over a pupil's data plan. */
const usualBytes = 500 * 1024;
/** The server keeps no longer side, and takes over every bit of a picture that is no finer than this. */
const finest = { sideMax: 1_600, quality: 0.8 };
/** First the quality goes, then the size. */
const coarser = [
  { sideMax: 1_600, quality: 0.7 },
  { sideMax: 1_600, quality: 0.55 },
  { sideMax: 1_280, quality: 0.55 },
  { sideMax: 1_000, quality: 0.45 },
];
const small = { sideMax: 240, quality: 0.7 };

/** One at a time: each takes the memory of a whole photo. */
const inTurn = takeTurns();

/** A picture made upright, small, and free of what the camera wrote into it. Throws CallError where it cannot be read. */
export function siapkanGambar(file: Blob, cara: CaraGambar = {}): Promise<Gambar> {
  return inTurn(async () => {
    const image = await readImage(file, finest.sideMax);
    if (!image) throw new CallError(tidakTerbaca, 0);
    try {
      return await tulis(image, cara);
    } finally {
      image.close();
    }
  });
}

/** The small picture alone; undefined where the browser cannot read it. */
export function kecilkanGambar(file: Blob): Promise<Blob | undefined> {
  return inTurn(async () => {
    const image = await readImage(file, small.sideMax);
    const written = image && (await writeImage(image, { type: 'image/jpeg', ...small }));
    image?.close();
    return written?.blob;
  });
}

const tidakTerbaca =
  'Gambar ini tidak dapat dibuka di perangkat ini. Pakai tombol Ambil foto, atau simpan ulang gambarnya sebagai JPG, lalu pilih lagi.';

async function tulis(image: ImageBitmap, { rasio, bytesMax = usualBytes }: CaraGambar): Promise<Gambar> {
  const written = (way: typeof finest) => writeImage(image, { type: 'image/jpeg', ratio: rasio, ...way });
  let page = await written(finest);
  for (const way of coarser) if (page && page.blob.size > bytesMax) page = await written(way);
  const kecil = await written(small);
  if (!page || !kecil) throw new CallError(tidakTerbaca, 0);
  return { jpeg: page.blob, kecil: kecil.blob, lebar: page.width, tinggi: page.height };
}
