import { unpackZip } from '../archive/unpack-zip.ts';

/** A Word document taken apart: the text of its body, its XML, and how many pictures it holds. */
export async function readDocx(bytes: ArrayBuffer): Promise<{ text: string; xml: string; pictures: number }> {
  const parts = await unpackZip(new Uint8Array(bytes));
  const xml = Buffer.from(parts.get('word/document.xml') ?? []).toString();
  const text = [...xml.matchAll(/<w:t [^>]*>([^<]*)<|<w:t>([^<]*)<|(<\/w:p>)/g)]
    .map(([, a, b, end]) => (end ? '\n' : (a ?? b ?? '')))
    .join('');
  return { text, xml, pictures: [...parts.keys()].filter((name) => name.startsWith('word/media/')).length };
}
