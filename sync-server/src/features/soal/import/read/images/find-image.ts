import { decodeBase64 } from './decode-base64.ts';
import { fileKey } from './moodle-files.ts';

/** An image that HTML names, or why it cannot be had (Indonesian). */
export type FoundImage = { bytes: Uint8Array } | { galat: string };

/** The name under which a file of the user is found: its last part, in lower case. */
export function lampiranKey(name: string): string {
  return fileKey(name.trim().split(/[\\/]/).at(-1) ?? '');
}

/**
 * Finds the image behind the `src` of an imported question: inside the text (data:), among the question's own files
 * (Moodle's `@@PLUGINFILE@@/name`, Word's images), among the files the user chose along with it. Nothing is fetched from
 * a network, and references to stored media are not taken over from files.
 */
export function findImage(
  src: string,
  berkas: ReadonlyMap<string, Uint8Array>,
  lampiran: ReadonlyMap<string, Uint8Array>,
): FoundImage {
  const data = /^\s*data:[\w/+.-]*;base64,/i.exec(src);
  if (data) return { bytes: decodeBase64(src.slice(data[0].length)) };
  const path = src
    .trim()
    .replace(/^@@PLUGINFILE@@\//, '')
    .replace(/[?#].*$/, '');
  const bytes = berkas.get(fileKey(path)) ?? lampiran.get(lampiranKey(path));
  if (bytes) return { bytes };
  const name = lampiranKey(path).slice(0, 80) || 'tanpa nama';
  if (/^(?:https?:)?\/\//i.test(src.trim())) {
    return {
      galat: `Gambar ${name} ada di internet dan tidak diambil. Simpan gambarnya, lalu unggah bersama berkas ini.`,
    };
  }
  return {
    galat: `Gambar ${name} tidak ada di dalam berkas. Unggah gambarnya bersama berkas ini, lalu impor lagi.`,
  };
}
