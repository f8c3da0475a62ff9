import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../../db/store.ts';
import { giveMedia } from '../../../media/media.mutations.ts';
import { checkOwnFiles, filesIn } from '../../pendaftaran/own-files.mutations.ts';

interface Pemilik {
  /** Who acts at the desk, and whose form it is. */
  petugasId: string;
  akunId: string;
  /** Files that stand in the applicant's draft. */
  draf: Partial<Formulir>;
}

/**
 * A form with all its files under names of the applicant's own. They are those of his draft and those that this desk has
 * stored; refuses by field whatever else is named.
 */
export async function berkasMeja(
  tx: Transaction,
  nowMs: number,
  isi: Formulir,
  { petugasId, akunId, draf }: Pemilik,
): Promise<Formulir> {
  const his = new Set(filesIn(draf).map(([, file]) => file));
  const named = filesIn(isi);
  const of = (files: typeof named): Partial<Formulir> => Object.fromEntries(files);
  const atDesk = named.filter(([, file]) => !his.has(file));
  const inDraft = named.filter(([, file]) => his.has(file));
  refuseIsian({
    ...(await checkOwnFiles(tx, nowMs, akunId, of(inDraft))),
    ...(await checkOwnFiles(tx, nowMs, petugasId, of(atDesk))),
  });
  const files = atDesk.map(([, file]) => file);
  const nameOf = await giveMedia(tx, nowMs, files, akunId);
  return { ...isi, ...of(atDesk.map(([name, file]) => [name, nameOf.get(file) ?? file])) };
}
