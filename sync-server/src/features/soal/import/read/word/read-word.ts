import mammoth from 'mammoth';
import { packZip } from '../../../../../archive/pack-zip.ts';
import { unpackZip } from '../../../../../archive/unpack-zip.ts';
import { blokOfHtml } from './blok-of-html.ts';
import { BerkasSoalDitolak } from '../raw/berkas-soal-ditolak.ts';
import { markWordObjects } from '../images/mark-word-objects.ts';
import { tabelOfHtml } from './tabel-of-html.ts';
import type { Tabel } from '../raw/tabel.ts';

/** A Word document: its tables, and all its blocks as HTML. Images stand in both as `<img src="berkas:N">`. */
export interface DokumenWord {
  tabel: Tabel[];
  blok: string[];
  berkas: Map<string, Uint8Array>;
}

const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?!theme|fontTable|webSettings|glossary).*)$/;

/**
 * Reads a .docx file. The archive is unpacked under limits and packed anew first, so that the converter never meets a
 * zip bomb. Throws UnreadableFile for a bomb or a broken archive, BerkasSoalDitolak for a document that is none.
 */
export async function readWord(bytes: Uint8Array): Promise<DokumenWord> {
  const parts = await unpackZip(bytes, (name) => WANTED.test(name));
  const document = parts.get('word/document.xml');
  if (document)
    parts.set('word/document.xml', Buffer.from(markWordObjects(new TextDecoder().decode(document))));
  const berkas = new Map<string, Uint8Array>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const name = `berkas:${berkas.size}`;
    berkas.set(name, new Uint8Array());
    // A picture that is only linked cannot be read: it stays empty, and its question says so.
    await image.readAsBuffer().then(
      (content) => berkas.set(name, new Uint8Array(content)),
      () => undefined,
    );
    return { src: name };
  });
  try {
    const options = { convertImage, styleMap: ['u => u', 'strike => s'], includeEmbeddedStyleMap: false };
    const { value } = await mammoth.convertToHtml(
      { buffer: await packZip(parts) },
      { ...options, externalFileAccess: false },
    );
    return { tabel: tabelOfHtml(value), blok: blokOfHtml(value), berkas };
  } catch {
    throw new BerkasSoalDitolak(
      'Dokumen Word ini rusak. Buka di Word, simpan ulang sebagai .docx, lalu coba lagi.',
    );
  }
}
