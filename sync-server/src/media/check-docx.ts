import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { UnreadableFile } from '../archive/unreadable-file.ts';
import { isZip, unpackZip } from '../archive/unpack-zip.ts';

/** A text document of 2 MB holds far less; more is made to fill a memory. */
const limits = { entries: 2_000, totalBytes: 64 * 1024 * 1024, partBytes: 512 * 1024 };
/** The limits are those of one document at a time. */
const inTurn = takeTurns();
const contentTypes = '[Content_Types].xml';
const document = 'word/document.xml';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether the bytes begin like a .docx, as every other zip archive does. */
export const isDocx = isZip;

/**
 * Refuses an archive that is no Word document, is broken or a bomb, carries macros under whatever name, or would fetch
 * something from elsewhere when it is opened.
 */
export async function checkDocx(bytes: Uint8Array): Promise<void> {
  const names = new Set<string>();
  const { [contentTypes]: types = '', ...relations } = await readTexts(bytes, names);
  if (/macroEnabled/i.test(types) || [...names].some((name) => /vba(Project|Data)|activeX/i.test(name)))
    throw new Refusal('Dokumen ini memuat makro. Simpan ulang sebagai .docx biasa, lalu unggah lagi.');
  if (!names.has(document) || !types.includes(mainPart))
    throw new Refusal('Berkas ini bukan dokumen Word (.docx). Simpan ulang sebagai .docx, lalu unggah lagi.');
  if (Object.values(relations).some(reachesOut))
    throw new Refusal(
      'Dokumen ini mengambil isi dari tempat lain (templat atau gambar tertaut). Sisipkan isinya ke dalam dokumen, simpan ulang sebagai .docx, lalu unggah lagi.',
    );
}

const relation = /<(?:\w+:)?Relationship\b(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const followedByPeople = /\bType\s*=\s*["'][^"'&]*\/hyperlink["']/;
/** Word notes where a document's template lay on its author's own disk. */
const onOwnDisk = /\bTarget\s*=\s*["'](?:(?:file:\/\/\/)?[a-z]:[\\/]|[^:\\/"'&]+["'])/i;

function reachesOut(relations: string): boolean {
  // In another encoding, or in references to signs, a relation could say anything.
  if (/\0|&#|<!/.test(relations)) return true;
  const outside = (relations.match(relation) ?? []).filter((one) => /External/i.test(one));
  return outside.some((one) => !followedByPeople.test(one) && !onOwnDisk.test(one));
}

/** The content types and all relations, by name; `names` is filled with the names of all parts. */
async function readTexts(bytes: Uint8Array, names: Set<string>): Promise<Record<string, string>> {
  try {
    const wanted = (name: string) => {
      names.add(name);
      return name === contentTypes || name.toLowerCase().endsWith('.rels');
    };
    const parts = [...(await inTurn(() => unpackZip(bytes, wanted, limits)))];
    return Object.fromEntries(parts.map(([name, content]) => [name, new TextDecoder().decode(content)]));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Refusal(
      'Dokumen Word ini rusak atau tidak wajar. Simpan ulang sebagai .docx, lalu unggah lagi.',
    );
  }
}
