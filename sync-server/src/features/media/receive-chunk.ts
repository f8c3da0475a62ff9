import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import type { Doctype } from '../../media/media.table.ts';
import { contradiction, type Chunk } from './chunk-fields.ts';
import { storeFile } from './store-file.ts';
import { deleteUnggahan, finishUnggahan, insertUnggahan } from './unggahan.mutations.ts';
import { findUnggahan, type Unggahan } from './unggahan.queries.ts';

/**
 * Takes one chunk of a file: in any order, repeated, also over a restart. Answers the stored name with the chunk that
 * completes the file (and with every repetition after it), before that how many have arrived. What contradicts itself is
 * refused and forgotten, so that the file can be sent from its beginning; one that cannot be checked now (503) stays.
 */
export async function receiveChunk(
  context: Context,
  akun: SignedIn,
  doctype: Doctype,
  chunk: Chunk,
): Promise<{ name: string } | { arrived: number }> {
  // An account's own uuids only: another's leads nowhere.
  const id = createHash('sha256').update(`${akun.akun_id} ${doctype} ${chunk.uuid}`).digest('hex');
  return context.uploadTurns.run(id, async () => {
    const upload = await open(context, akun, doctype, id, chunk);
    if (upload.media_id !== null) return { name: upload.media_id };
    try {
      return await add(context, akun, upload, chunk);
    } catch (error) {
      if (error instanceof Refusal && error.httpStatus !== 503) await forget(context, akun, id);
      throw error;
    }
  });
}

/** The upload that a chunk belongs to, begun by its first one. */
async function open(
  context: Context,
  akun: SignedIn,
  doctype: Doctype,
  id: string,
  { nama, totalBytes, count }: Chunk,
): Promise<Unggahan> {
  const nowMs = context.clock.nowMs();
  const known = await findUnggahan(context.store.read, nowMs, akun.akun_id, id);
  const isSame = known?.nama === nama && known.ukuran === totalBytes && known.potongan === count;
  if (known && isSame) return known;
  await forget(context, akun, id);
  if (known?.media_id === null) throw contradiction();
  const begun = { id, akun_id: akun.akun_id, doctype, nama, ukuran: totalBytes, potongan: count };
  await context.store.tx(actorOf(akun), (tx) => insertUnggahan(tx, nowMs, begun));
  return { ...begun, sekolah_id: '', media_id: null, dibuat_ms: nowMs };
}

async function add(
  context: Context,
  akun: SignedIn,
  { id, doctype, nama, ukuran }: Unggahan,
  { number, count, bytes }: Chunk,
): Promise<{ name: string } | { arrived: number }> {
  const { uploads } = context;
  await uploads.putPiece(id, number, bytes);
  const pieces = await uploads.listPieces(id);
  const sum = pieces.reduce((total, piece) => total + piece.bytes, 0);
  // Counted from 0 there is no number `count`, counted from 1 no number 0: together they are one too many.
  if (pieces.length > count || sum > ukuran) throw contradiction();
  if (pieces.length < count) return { arrived: pieces.length };
  const isGapless = pieces.every((piece, index) => piece.number === (pieces[0]?.number ?? 0) + index);
  if (!isGapless || sum !== ukuran) throw contradiction();
  const name = await storeFile(context, akun, { doctype, nama, bytes: await uploads.joinPieces(id, pieces) });
  await context.store.tx(actorOf(akun), (tx) => finishUnggahan(tx, id, name));
  await uploads.remove(id);
  return { name };
}

async function forget(context: Context, akun: SignedIn, id: string): Promise<void> {
  await context.store.tx(actorOf(akun), (tx) => deleteUnggahan(tx, [id]));
  await context.uploads.remove(id);
}
