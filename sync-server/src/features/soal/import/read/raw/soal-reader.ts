import type { HasilMentah } from './soal-mentah.ts';
import type { Tabel } from './tabel.ts';

/** A file opened by what it is: a text, the parts of an archive, or the tables of a spreadsheet or Word document. */
export type SoalInput =
  | { jenis: 'teks'; teks: string; namaFile: string }
  | { jenis: 'paket'; bagian: ReadonlyMap<string, Uint8Array> }
  | {
      jenis: 'tabel';
      program: 'lembar' | 'word';
      tabel: Tabel[];
      /** The outermost blocks of a Word document as HTML, in order, tables among them; none of a spreadsheet. */
      blok: readonly string[];
      /** Images that cells name: `berkas:0`. */
      berkas: ReadonlyMap<string, Uint8Array>;
      /** Files of the user beside this one, by lower-case name. */
      lampiran: ReadonlyMap<string, Uint8Array>;
    };

/** Reads one layout. `canRead` is cheap and never throws; the first reader that can read a file gets it. */
export interface SoalReader {
  /** For people, in reports and in the refusal of unknown files. */
  layout: string;
  canRead(input: SoalInput): boolean;
  read(input: SoalInput): HasilMentah;
}
