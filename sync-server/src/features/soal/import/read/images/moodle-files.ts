import { attributeOf, childOf, childrenOf, textOf, type XmlNode } from '../xml/xml-node.ts';
import type { IsiMentah } from '../raw/soal-mentah.ts';
import { decodeBase64 } from './decode-base64.ts';

/** The name under which HTML looks for a file of the same question. */
export function fileKey(name: string): string {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // A name with a bare % is written as it is.
  }
  return plain.replace(/^\/+/, '').normalize('NFC').toLowerCase();
}

/** The images that stand in a Moodle element as base64, by `fileKey`. What is no base64 becomes an empty file. */
export function filesOf(node: XmlNode | undefined): [string, Uint8Array][] {
  return childrenOf(node, 'file').map((file) => {
    const path = `${attributeOf(file, 'path')}/${attributeOf(file, 'name')}`.replace(/^\/+/, '');
    return [fileKey(path), decodeBase64(textOf(file))];
  });
}

/** The class of the paragraph in which our own export puts an image that stands beside its text. */
export const GAMBAR_SENDIRI = 'gambar-sendiri';

const ownImage = new RegExp(
  `<p class="${GAMBAR_SENDIRI}"><img\\b[^>]*?\\bsrc="@@PLUGINFILE@@/([^"]*)"[^>]*></p>\\s*$`,
);

/** Takes the image that our own export put at the end of a text back to its place beside it. */
export function takeOwnImage(html: string, berkas: ReadonlyMap<string, Uint8Array>): IsiMentah {
  const found = ownImage.exec(html);
  const image = found ? berkas.get(fileKey(found[1] ?? '')) : undefined;
  return found && image ? { html: html.slice(0, found.index), gambar: [image] } : { html, gambar: [] };
}

/** The image of an old export: `<image>` names it, `<image_base64>` holds it. */
export function oldImageOf(question: XmlNode): Uint8Array[] {
  const base64 = textOf(childOf(question, 'image_base64')).trim();
  return base64 === '' ? [] : [decodeBase64(base64)];
}
