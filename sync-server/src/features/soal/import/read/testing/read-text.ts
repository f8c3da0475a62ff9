import { readFile } from '../read-file.ts';
import type { HasilBaca } from '../raw/soal-import.ts';

/** Reads a text file in this thread. */
export function readText(text: string, namaFile: string): Promise<HasilBaca> {
  return readFile(new TextEncoder().encode(text), namaFile, new Map());
}

/** The messages that keep a question out, by its place. */
export function galatOf({ temuan }: HasilBaca): [asal: string, pesan: string][] {
  return temuan.filter(({ tingkat }) => tingkat === 'galat').map(({ asal, pesan }) => [asal, pesan]);
}

export function peringatanOf({ temuan }: HasilBaca): string[] {
  return temuan.filter(({ tingkat }) => tingkat === 'peringatan').map(({ pesan }) => pesan);
}
