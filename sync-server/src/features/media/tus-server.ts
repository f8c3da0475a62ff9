import type { Server } from '@tus/server';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mulaiUnggah } from '@spmb/shared/media/calls.ts';
import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import { checkFileName } from '../../media/check-file-name.ts';
import type { FinishUpload } from './finish-upload.ts';
import { writableDoctype } from './media-kinds.ts';
import { insertUnggahan } from './unggahan.mutations.ts';

export const unggahPath = mulaiUnggah.path;
/** Carries the stored name, at the end of an upload and whenever a finished one is asked for. */
export const nameHeader = 'x-berkas';

/** A request on its way through the protocol's library, which knows no accounts. */
export interface Visit {
  akun: SignedIn;
  /** The upload that the route has opened; undefined where one begins. */
  id?: string;
  /** What our side threw: told by us, not by the library. */
  problem?: Error;
}

/** The library with our rules; `visits` says who asks. Loaded with the first upload. */
export async function openTusServer(
  context: Context,
  visits: WeakMap<Request, Visit>,
  finish: FinishUpload,
): Promise<Server> {
  const [{ Server }, { openTusStore }] = await Promise.all([
    import('@tus/server'),
    import('../../media/tus-store.ts'),
  ]);
  const datastore = await openTusStore(context.uploads.path);
  /** Runs our part of a request and keeps what it throws. */
  async function ours<T>(request: Request, work: (akun: SignedIn) => Promise<T>): Promise<T> {
    const visit = visits.get(request);
    if (!visit) throw new Error('an upload without an account');
    return work(visit.akun).catch((error: unknown) => {
      visit.problem = error instanceof Error ? error : new Error(String(error));
      throw error;
    });
  }
  return new Server({
    path: unggahPath,
    relativeLocation: true,
    maxSize: MAX_FILE_BYTES,
    // Whose it is was asked of the route's id alone: an address may name another upload behind its question mark.
    getFileIdFromRequest: (request) => visits.get(request)?.id,
    datastore,
    onUploadCreate: (request, { id, size, metadata }) =>
      ours(request, async (akun) => {
        const doctype = await writableDoctype(context.store.read, akun, metadata?.['doctype'] ?? undefined);
        const nama = checkFileName(metadata?.['filename'] ?? '');
        if (size === undefined)
          throw new Refusal('Ukuran berkas belum disebut. Muat ulang halaman, lalu unggah lagi.');
        const begun = { id, akun_id: akun.akun_id, doctype, nama, ukuran: size, potongan: null };
        await context.store.tx(actorOf(akun), (tx) => insertUnggahan(tx, context.clock.nowMs(), begun));
        return {};
      }),
    onUploadFinish: (request, { id }) =>
      ours(request, async (akun) => ({ headers: { [nameHeader]: await finish(akun, id) } })),
  });
}
