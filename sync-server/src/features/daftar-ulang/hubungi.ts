import type { Reader } from '../../db/store.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';

/** Whom to speak to, as far as the school's profile says it; the end of a sentence. */
export async function ajakanHubungi(read: Reader): Promise<string> {
  const { ketua_panitia_nama = '', telpon } = (await findSekolah(read)) ?? {};
  const ketua = ketua_panitia_nama === '' ? '' : ` (ketua: ${ketua_panitia_nama})`;
  return `hubungi panitia${ketua}${telpon ? `, telepon ${telpon}` : ''}.`;
}

/** The last sentence of a letter about a lost seat. */
export const kalimatHubungi = async (read: Reader): Promise<string> =>
  `Bila ini keliru, segera ${await ajakanHubungi(read)}`;
