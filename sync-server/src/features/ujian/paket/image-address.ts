import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { openImage, type PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { Context } from '../../../context.ts';

/** Letters of all addresses that are kept, one byte each. */
const lettersMax = 8 * 1024 * 1024;

/** Addresses that were made: a whole room asks for the same pictures, and reading and opening one is most of a question's time. */
export class KeptAddresses {
  readonly #addresses = new Map<string, string>();
  readonly #most: number;
  #letters = 0;

  /** `most`: letters of all of them. */
  constructor(most = lettersMax) {
    this.#most = most;
  }

  find(name: string): string | undefined {
    return this.#addresses.get(name);
  }

  /** The one that was made first is let go first. */
  keep(name: string, address: string): void {
    if (this.#addresses.has(name)) return;
    this.#addresses.set(name, address);
    this.#letters += address.length;
    for (const [first, made] of this.#addresses) {
      if (this.#letters <= this.#most) return;
      this.#addresses.delete(first);
      this.#letters -= made.length;
    }
  }
}

const kept = new WeakMap<Context, KeptAddresses>();

/** An image of a plain question as a data address, which needs no further call and no token. */
export async function imageAddress(
  context: Context,
  image: PlainItem['soal_gambar'],
): Promise<string | null> {
  if (!image) return null;
  let known = kept.get(context);
  if (!known) kept.set(context, (known = new KeptAddresses()));
  // Of its key too: nobody sees by the name alone what he could not open.
  const name = `${image.alamat} ${image.kunci}`;
  const found = known.find(name);
  if (found !== undefined) return found;
  const sealed = await context.media.get(Buffer.from(image.alamat, 'base64url').toString('hex'));
  const bytes = openImage(fromBase64Url(image.kunci) ?? new Uint8Array(32), sealed);
  const address = `data:${image.mime};base64,${Buffer.from(bytes).toString('base64')}`;
  known.keep(name, address);
  return address;
}
