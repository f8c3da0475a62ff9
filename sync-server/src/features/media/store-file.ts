import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import { prepareFile } from '../../media/file-formats.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { countMediaOf } from '../../media/media.queries.ts';
import type { Doctype } from '../../media/media.table.ts';
import { isAtDesk, mediaKinds } from './media-kinds.ts';

const dayMs = 24 * 3_600_000;

/** A whole file as it arrived, by whichever door. */
export interface ArrivedFile {
  doctype: Doctype;
  nama: string;
  bytes: Uint8Array;
}

/** Checks a file by its content and stores it; answers its name. Throws Refusal for a file that is not taken. */
export function storeFile(context: Context, akun: SignedIn, file: ArrivedFile): Promise<string> {
  const { doctype } = file;
  const { perDay } = mediaKinds[doctype];
  if (perDay === undefined || isAtDesk(akun, doctype)) return store(context, akun, file);
  // One after the other: of many at once, each would be the last that is allowed.
  return context.uploadTurns.run(`${doctype} ${akun.akun_id}`, async () => {
    const sinceMs = context.clock.nowMs() - dayMs;
    if ((await countMediaOf(context.store.read, akun.akun_id, doctype, sinceMs)) >= perDay)
      throw new Refusal(
        `Sudah ${perDay} berkas seperti ini Anda unggah dalam 24 jam terakhir. Pakai salah satunya, atau coba lagi besok.`,
        200,
        { jenis: 'terlalu-sering' },
      );
    return store(context, akun, file);
  });
}

async function store(
  context: Context,
  akun: SignedIn,
  { doctype, nama, bytes }: ArrivedFile,
): Promise<string> {
  const { bytes: kept, ...facts } = await prepareFile(bytes, mediaKinds[doctype].formats, akun.akun_id);
  const sha256 = await context.media.put(kept);
  const row = { doctype, nama, sha256, ukuran: kept.byteLength, ...facts };
  const ids = await context.store.tx(actorOf(akun), (tx) => saveMedia(tx, context.clock.nowMs(), [row]));
  const id = ids.get(sha256);
  if (id === undefined) throw new Error('stored file has no name');
  return id;
}
