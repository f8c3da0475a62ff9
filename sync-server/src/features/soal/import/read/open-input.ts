import { decodeText } from '../../../../spreadsheet/read/decode-text.ts';
import { isOldWord, readSpreadsheet } from '../../../../spreadsheet/read/read-spreadsheet.ts';
import { isZip, unpackZip } from '../../../../archive/unpack-zip.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import { takeLembarGambar } from './images/lembar-gambar.ts';
import { readWord } from './word/read-word.ts';
import type { SoalInput } from './raw/soal-reader.ts';
import { tabelOfSheet } from './raw/tabel.ts';

/** Parts that only documents of office programs have. */
const OFFICE = /^(?:word\/document\.xml|\[Content_Types\]\.xml|mimetype)$/;

/** What a package of questions is read for; archives of other systems add shadows of each file. */
const IN_PACKAGE = /^(?!__MACOSX\/).*\.(?:xml|png|jpe?g|gif|webp|bmp|svg)$/i;

const oldWord =
  'Ini dokumen Word lama (.doc). Buka di Word, pilih Simpan Sebagai, simpan sebagai .docx, lalu impor berkas .docx itu.';

type Lampiran = ReadonlyMap<string, Uint8Array>;

/**
 * What a file can be read as, by its content; the name only tells CSV from other texts. Lazy: a text is opened as CSV
 * only when it is no text in a known layout. Throws UnreadableFile or BerkasSoalDitolak for a file that is broken.
 */
export async function* openInput(
  bytes: Uint8Array,
  namaFile: string,
  lampiran: Lampiran,
): AsyncGenerator<SoalInput> {
  if (isZip(bytes)) {
    const office = await unpackZip(bytes, (name) => OFFICE.test(name));
    if (office.has('word/document.xml')) {
      yield { jenis: 'tabel', program: 'word', lampiran, ...(await readWord(bytes)) };
      return;
    }
    if (office.size === 0) {
      yield { jenis: 'paket', bagian: await unpackZip(bytes, (name) => IN_PACKAGE.test(name)) };
      return;
    }
  }
  if (isOldWord(bytes)) throw new BerkasSoalDitolak(oldWord);
  if (!isZip(bytes) && !/\.(?:csv|xlsx?)$/i.test(namaFile)) {
    const teks = decodeText(bytes)?.replace(/^\uFEFF/, '');
    if (teks !== undefined) yield { jenis: 'teks', teks, namaFile };
  }
  const taken = takeLembarGambar((await readSpreadsheet(bytes)).map(tabelOfSheet));
  yield { jenis: 'tabel', program: 'lembar', blok: [], lampiran, ...taken };
}
