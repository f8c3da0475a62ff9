import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { UnreadableFile } from '../archive/unreadable-file.ts';
import { isZip, unpackZip } from '../archive/unpack-zip.ts';

/** A text document of 2 MB holds far less; more is made to fill a memory. */
const limits = { entries: 2_000, totalBytes: 64 * 1024 * 1024, partBytes: 512 * 1024 };
const contentTypes = '[Content_Types].xml';
const document = 'word/document.xml';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether the bytes begin like a .docx, as every other zip archive does. */
export const isDocx = isZip;

/** Refuses an archive that is no Word document, is broken or a bomb, or carries macros under whatever name. */
export function checkDocx(bytes: Uint8Array): void {
  const names = new Set<string>();
  const types = readTypes(bytes, names);
  if (/macroEnabled/i.test(types) || [...names].some((name) => /vba(Project|Data)/i.test(name)))
    throw new Refusal('Dokumen ini memuat makro. Simpan ulang sebagai .docx biasa, lalu unggah lagi.');
  if (!names.has(document) || !types.includes(mainPart))
    throw new Refusal('Berkas ini bukan dokumen Word (.docx). Simpan ulang sebagai .docx, lalu unggah lagi.');
}

/** The list of content types; `names` is filled with the names of all parts, of which no other is unpacked. */
function readTypes(bytes: Uint8Array, names: Set<string>): string {
  try {
    const wanted = (name: string) => {
      names.add(name);
      return name === contentTypes;
    };
    return new TextDecoder().decode(unpackZip(bytes, wanted, limits).get(contentTypes));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Refusal(
      'Dokumen Word ini rusak atau tidak wajar. Simpan ulang sebagai .docx, lalu unggah lagi.',
    );
  }
}
