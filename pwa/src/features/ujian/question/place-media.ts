import type { SealedImageRef } from '@spmb/shared/sync/seal/sealed-paket.ts';

const source = /src="media:([\w-]{1,64})"/g;

/** Names of the images inside question HTML. */
export const listMediaNames = (html: string): string[] =>
  [...html.matchAll(source)].map(([, name]) => name ?? '');

/**
 * Question HTML with addresses of opened images in place of their names. An image that is not open yet keeps its room
 * by its known size and has no address, so that the browser asks nobody for it.
 */
export function placeMedia(
  html: string,
  media: Readonly<Record<string, SealedImageRef>>,
  urls: Readonly<Record<string, string>>,
): string {
  return html.replaceAll(source, (_, name: string) => {
    const ref = media[name];
    const size = ref ? ` width="${ref.lebar}" height="${ref.tinggi}"` : '';
    const url = urls[name];
    return url ? `src="${url}"${size}` : `data-menunggu=""${size}`;
  });
}
