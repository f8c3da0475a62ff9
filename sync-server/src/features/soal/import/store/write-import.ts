import type { Context } from '../../../../context.ts';
import { actorOf } from '../../../../crud/build-crud.ts';
import type { SignedIn } from '../../../../http/route.ts';
import { saveMedia, type NewMedia } from '../../../../media/media.mutations.ts';
import type { GambarImport, SoalImport } from '../read/raw/soal-import.ts';
import { openMasterSoal } from '../../bank/master-soal.queries.ts';
import { imagesOf, planImport } from './plan-import.ts';
import { replaceSoal } from '../../bank/delete-soal.mutations.ts';
import { bumpMasterSoal, insertSoal } from '../../bank/soal.mutations.ts';
import { listSoal } from '../../bank/soal.queries.ts';

/** Questions of one transaction: a few milliseconds of the writer. */
const chunkSize = 25;

export interface Import {
  akun: SignedIn;
  bankId: string;
  namaBerkas: string;
  cara: 'tambah' | 'ganti';
  /** Questions that `ganti` deletes, as they were shown, and why. */
  dihapus?: number | undefined;
  alasan?: string | null;
  /** In the order in which they are numbered. */
  soal: readonly SoalImport[];
}

/**
 * Writes the good questions of a file into a bank, in chunks: each question wholly or not at all, with its images.
 * `ganti` deletes the old ones in the transaction of the first chunk. After an interruption the same file again
 * completes what is missing.
 */
export async function writeImport(
  context: Context,
  impor: Import,
): Promise<{ baru: number; tetap: number; dihapus: number; hapusan_id: string | undefined }> {
  const sum = { baru: 0, tetap: 0, dihapus: 0, hapusan_id: undefined as string | undefined };
  for (let start = 0; start < impor.soal.length; start += chunkSize) {
    const chunk = impor.soal.slice(start, start + chunkSize);
    const images = await storeImages(context, impor.namaBerkas, chunk);
    const written = await writeChunk(context, impor, chunk, images, impor.cara === 'ganti' && start === 0);
    sum.baru += written.baru;
    sum.tetap += written.tetap;
    sum.dihapus += written.dihapus;
    sum.hapusan_id ??= written.hapusan_id;
  }
  return sum;
}

async function storeImages(context: Context, namaBerkas: string, soal: readonly SoalImport[]) {
  const stored = new Map<GambarImport, NewMedia>();
  for (const image of soal.flatMap(imagesOf)) {
    const sha256 = await context.media.put(image.bytes);
    const { mime, lebar, tinggi, bytes } = image;
    const nama = `${namaBerkas.slice(0, 180)} (gambar)`;
    stored.set(image, { doctype: 'soal', nama, mime, lebar, tinggi, sha256, ukuran: bytes.byteLength });
  }
  return stored;
}

function writeChunk(
  context: Context,
  { akun, bankId, namaBerkas, cara, ...asked }: Import,
  chunk: readonly SoalImport[],
  images: ReadonlyMap<GambarImport, NewMedia>,
  isReplacing: boolean,
) {
  const nowMs = context.clock.nowMs();
  return context.store.tx(actorOf(akun), async (tx) => {
    const bank = await openMasterSoal(context.ahead, tx, akun, bankId);
    const ids = await saveMedia(tx, nowMs, [...images.values()]);
    const alasan = `Impor ${namaBerkas}`;
    const { dihapus, hapusan_id } = isReplacing
      ? await replaceSoal(tx, nowMs, bank, { terlihat: asked.dihapus, alasan: asked.alasan ?? null })
      : { dihapus: [], hapusan_id: undefined };
    const stored = await listSoal(tx, bankId);
    const idOf = (image: GambarImport) => ids.get(images.get(image)?.sha256 ?? '') ?? '';
    const { rows, tetap } = planImport(stored, chunk, cara, idOf);
    await insertSoal(tx, nowMs, bankId, rows, alasan);
    const nomor = rows.map((row) => row.nomor);
    if (rows.length + dihapus.length > 0) {
      await bumpMasterSoal(tx, nowMs, bank, { impor: namaBerkas, nomor, dihapus });
    }
    return { baru: rows.length, tetap, dihapus: dihapus.length, hapusan_id };
  });
}
