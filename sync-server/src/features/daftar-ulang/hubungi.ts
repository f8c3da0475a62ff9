import type { Reader } from '../../db/store.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';

/** The last sentence of a letter about a lost seat: whom to speak to, as far as the school's profile says it. */
export async function kalimatHubungi(read: Reader): Promise<string> {
  const { ketua_panitia_nama = '', telpon } = (await findSekolah(read)) ?? {};
  const ketua = ketua_panitia_nama === '' ? '' : ` (ketua: ${ketua_panitia_nama})`;
  return `Bila ini keliru, segera hubungi panitia${ketua}${telpon ? `, telepon ${telpon}` : ''}.`;
}
