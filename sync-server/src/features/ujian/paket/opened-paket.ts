import {
  itemKey,
  openImage,
  openItem,
  type PlainItem,
  type SealedPaket,
} from '@spmb/shared/sync/seal/sealed-paket.ts';
import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/store.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { getPaket } from './paket.queries.ts';

type Row = Awaited<ReturnType<typeof getPaket>>;

/** A paket with its key. It never changes, so it is read once per process. */
export interface OpenedPaket {
  row: Row;
  body: SealedPaket;
  key: Uint8Array;
}

const keptMax = 40;
const kept = new WeakMap<Context, Map<string, OpenedPaket>>();

export async function getOpenedPaket(context: Context, read: Reader, id: string): Promise<OpenedPaket> {
  let known = kept.get(context);
  if (!known) kept.set(context, (known = new Map<string, OpenedPaket>()));
  let opened = known.get(id);
  if (!opened) {
    const row = await getPaket(read, id);
    opened = { row, body: JSON.parse(row.isi) as SealedPaket, key: context.secrets.open(row.kunci_tersegel) };
    known.set(id, opened);
    if (known.size > keptMax) known.delete(known.keys().next().value as string);
  }
  return opened;
}

/** Key of one question of a sheet. */
export const keyOfItem = (opened: OpenedPaket, butir: string): Uint8Array =>
  itemKey(nativeDigest, opened.key, butir);

/** A question in plain, for the calls that carry plain questions. */
export function openSoal(opened: OpenedPaket, butir: string): PlainItem {
  return openItem(keyOfItem(opened, butir), opened.body, butir, opened.body.butir[butir] ?? '');
}

/** An image of a plain question as a data address, which needs no further call and no token. */
export async function imageAddress(
  context: Context,
  image: PlainItem['soal_gambar'],
): Promise<string | null> {
  if (!image) return null;
  const sealed = await context.media.get(Buffer.from(image.alamat, 'base64url').toString('hex'));
  const bytes = openImage(fromBase64Url(image.kunci) ?? new Uint8Array(32), sealed);
  return `data:${image.mime};base64,${Buffer.from(bytes).toString('base64')}`;
}
