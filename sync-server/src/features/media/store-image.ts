import type { Context } from '../../context.ts';
import type { Actor } from '../../db/store.ts';
import type { Media } from '../../media/media.queries.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { reencodeImage } from '../../media/reencode-image.ts';

/** Checks an image by its content, writes it anew and stores it; answers its id. Throws Refusal for no usable image. */
export async function storeImage(
  context: Context,
  actor: Actor,
  doctype: Media['doctype'],
  file: File,
): Promise<string> {
  const image = await reencodeImage(new Uint8Array(await file.arrayBuffer()));
  const sha256 = await context.media.put(image.bytes);
  const row = {
    doctype,
    nama: file.name.slice(0, 200),
    mime: image.mime,
    ukuran: image.bytes.byteLength,
    lebar: image.width,
    tinggi: image.height,
    sha256,
  };
  const ids = await context.store.tx(actor, (tx) => saveMedia(tx, context.clock.nowMs(), [row]));
  const id = ids.get(sha256);
  if (id === undefined) throw new Error('stored image has no id');
  return id;
}
