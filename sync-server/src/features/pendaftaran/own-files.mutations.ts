import { semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Transaction } from '../../db/store.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { listMedia } from '../../media/media.queries.ts';

const fileFields = semuaField.flatMap((field) => (field.jenis === 'berkas' ? [field] : []));
const fotos = new Set<string>(fileFields.filter(({ terima }) => terima === 'foto').map(({ name }) => name));

/** Names of the files in a form, by field. */
export const filesIn = (isi: Partial<Formulir>): [name: string, file: string][] =>
  fileFields.flatMap(({ name }) => {
    const file = isi[name];
    return typeof file === 'string' && file !== '' ? [[name, file]] : [];
  });

/**
 * Sentences by field for files that are none of this account's: somebody else's, of another kind, or gone from the server, and for a photo that is no picture.
 * What is named stays from now on.
 */
export async function checkOwnFiles(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  isi: Partial<Formulir>,
): Promise<Record<string, string>> {
  const named = filesIn(isi);
  const ids = named.map(([, file]) => file);
  const own = new Map(
    (await listMedia(tx, ids))
      .filter(({ akun_id, doctype }) => akun_id === akunId && doctype === 'peserta')
      .map(({ id, mime }) => [id, mime]),
  );
  await keepMedia(tx, nowMs, 'peserta', [...own.keys()]);
  return Object.fromEntries(
    named.flatMap(([name, file]) => {
      const mime = own.get(file);
      if (mime === undefined) return [[name, gone]];
      return fotos.has(name) && !mime.startsWith('image/') ? [[name, noPicture]] : [];
    }),
  );
}

const gone = 'Berkas ini tidak ada di server. Ambil foto atau pilih berkasnya sekali lagi.';
const noPicture = 'Foto berupa gambar JPG atau PNG. Ambil foto atau pilih gambarnya sekali lagi.';
