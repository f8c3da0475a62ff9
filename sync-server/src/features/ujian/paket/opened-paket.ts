import { itemKey, openItem, type PlainItem, type SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
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
  /** Questions that were opened; nobody changes one that he was given. */
  items: Map<string, PlainItem>;
}

const keptMax = 40;
const kept = new WeakMap<Context, Map<string, OpenedPaket>>();

export async function getOpenedPaket(context: Context, read: Reader, id: string): Promise<OpenedPaket> {
  let known = kept.get(context);
  if (!known) kept.set(context, (known = new Map<string, OpenedPaket>()));
  let opened = known.get(id);
  if (!opened) {
    const row = await getPaket(read, id);
    opened = {
      row,
      body: JSON.parse(row.isi) as SealedPaket,
      key: context.secrets.open(row.kunci_tersegel),
      items: new Map<string, PlainItem>(),
    };
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
  let item = opened.items.get(butir);
  if (!item) {
    item = openItem(keyOfItem(opened, butir), opened.body, butir, opened.body.butir[butir] ?? '');
    opened.items.set(butir, item);
  }
  return item;
}
