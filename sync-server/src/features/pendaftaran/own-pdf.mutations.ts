import type { Transaction } from '../../db/store.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { listMedia } from '../../media/media.queries.ts';
import type { Doctype } from '../../media/media.table.ts';

/** What is wrong with a PDF that an account names as its own; undefined: nothing, and it stays from now on. */
export async function checkOwnPdf(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  name: string,
  doctype: Doctype = 'peserta',
): Promise<string | undefined> {
  const [file] = await listMedia(tx, [name]);
  if (!file || file.akun_id !== akunId || file.doctype !== doctype)
    return 'Berkas ini tidak ada di server. Pilih berkasnya sekali lagi.';
  if (file.mime !== 'application/pdf') return 'Berkas ini bukan PDF. Pilih berkas PDF.';
  await keepMedia(tx, nowMs, doctype, [name]);
  return undefined;
}
