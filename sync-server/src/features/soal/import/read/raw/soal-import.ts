import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import type { TemuanSoal, TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';

/** An image of an imported question, checked and written anew: ready to be stored. */
export interface GambarImport {
  bytes: Uint8Array;
  /** Without the dot: png, jpg, webp. */
  extension: string;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels. */
  lebar: number;
  tinggi: number;
  /** The same, small, as a data address for the preview. */
  kecil?: string;
}

/**
 * One good question of a file, whatever layout it had. All HTML is prepared for storing (see `prepareSoalHtml`), options
 * are stripped of styling that covers them whole. `media:N` in an `<img>` names `media[N]`: who writes the question
 * stores those images and passes each HTML through `replaceMedia`.
 */
export interface SoalImport {
  nomor: number;
  /** Where in the file: 'baris 7', 'soal 3'. Unique within one result. */
  asal: string;
  /** May be '' where `gambar.soal` is the whole question. */
  soal: string;
  /** '' with no image in `gambar` means that the option does not exist. Options have no gaps: A, B, then maybe C … */
  pilihan: Record<Exclude<TempatSoal, 'soal'>, string>;
  jawaban: Letter;
  gambar: Partial<Record<TempatSoal, GambarImport>>;
  media: GambarImport[];
  status: 'siap' | 'nonaktif';
  /** Religion or specialisation that the question is for; '' for everybody. */
  kelompok: string;
}

/** What a file holds. Every question that is not in `soal` has at least one `galat` under its own `asal`. */
export interface HasilBaca {
  layout: string;
  soal: SoalImport[];
  temuan: TemuanSoal[];
  /**
   * Entries that are no questions: rows with only a number, help and example rows,
   * repeated headers, categories.
   */
  dilewati: number;
  /** Tables of the file, for choosing columns by hand. */
  tabel: TabelTerbaca[];
}
