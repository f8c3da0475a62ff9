import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import type { NewMedia } from '../../media/media.mutations.ts';
import { reencodeImage } from '../../media/reencode-image.ts';
import { packageFolder } from '../../package-folder.ts';

const pictures = join(packageFolder, 'src', 'testing', 'demo');

/** Where those of a kind lie. */
const folders = { soal: 'gambar', slider: 'slide' } as const;

/** Pictures of the demo are drawn as SVG and kept as PNG beside it, so that no machine needs fonts to show them. */
export async function storePicture(
  context: Context,
  doctype: keyof typeof folders,
  svg: string,
): Promise<NewMedia> {
  const nama = svg.replace(/\.svg$/, '.png');
  const image = await reencodeImage(await readFile(join(pictures, folders[doctype], nama)));
  const { mime, width: lebar, height: tinggi, bytes } = image;
  const sha256 = await context.media.put(bytes);
  return { doctype, nama, mime, lebar, tinggi, sha256, ukuran: bytes.byteLength };
}
