import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import { storeFile } from './store-file.ts';
import { deleteUnggahan, finishUnggahan } from './unggahan.mutations.ts';
import { findUnggahan } from './unggahan.queries.ts';

/** Turns an account's upload, of which every byte has arrived, into a stored file; answers its name. */
export type FinishUpload = (akun: SignedIn, id: string) => Promise<string>;

/**
 * Checking a file takes a while, in which the answer to its last part may get lost: who asks meanwhile waits for the
 * same end. Throws Refusal, and forgets the upload, where the file is not taken; one that
 * cannot be checked now (503) stays.
 */
export function buildFinishUpload(context: Context): FinishUpload {
  const underWay = new Map<string, Promise<string>>();
  return async (akun, id) => {
    const ending = underWay.get(id) ?? finish(context, akun, id).finally(() => underWay.delete(id));
    underWay.set(id, ending);
    return ending;
  };
}

async function finish(context: Context, akun: SignedIn, id: string): Promise<string> {
  const upload = await findUnggahan(context.store.read, context.clock.nowMs(), akun.akun_id, id);
  if (!upload) throw new Error('a finished upload is unknown');
  if (upload.media_id !== null) return upload.media_id;
  try {
    const bytes = await readFile(join(context.uploads.path, id));
    const name = await storeFile(context, akun, { ...upload, bytes });
    await context.store.tx(actorOf(akun), (tx) => finishUnggahan(tx, id, name));
    await context.uploads.remove(id);
    return name;
  } catch (error) {
    if (error instanceof Refusal && error.httpStatus !== 503) await forgetUpload(context, akun, id);
    throw error;
  }
}

/** Forgets an upload and its bytes. */
export async function forgetUpload(context: Context, akun: SignedIn, id: string): Promise<void> {
  await context.store.tx(actorOf(akun), (tx) => deleteUnggahan(tx, [id]));
  await context.uploads.remove(id);
}
