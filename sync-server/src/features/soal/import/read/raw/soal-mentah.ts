import type { TemuanSoal, TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';

/** One question text or option as a layout holds it: HTML that nobody has checked, and images that stand beside it. */
export interface IsiMentah {
  html: string;
  /** HTML of the same text with every tag in it shown as typed; undefined where the layout says that it holds HTML. */
  apaAdanya?: string | undefined;
  gambar: readonly Uint8Array[];
}

/** A question as a layout's reader found it. Nothing is checked yet but that it is a single choice. */
export interface SoalMentah {
  /** The file's own number; undefined where it is blank or the layout has none. */
  nomor: number | undefined;
  asal: string;
  soal: IsiMentah;
  /** In the order of the letters; blank ones count. */
  pilihan: IsiMentah[];
  /** 0-based places of the right options, and the key as the file writes it. */
  kunci: { indeks: number[]; tertulis: string };
  /** Images that the HTML names, by the name it uses. */
  berkas: ReadonlyMap<string, Uint8Array>;
  /** Kept, but not to be drawn for exams. */
  nonaktif?: boolean;
  /** For whom the question is, as the file writes it: a religion, a specialisation. */
  kelompok?: string;
  /** Cells for findings. */
  sel: Partial<Record<TempatSoal | 'jawaban', string>>;
  /** Found by the reader; a `galat` keeps the question out. */
  temuan: TemuanSoal[];
}

export interface HasilMentah {
  soal: SoalMentah[];
  temuan: TemuanSoal[];
  dilewati: number;
}

export const tanpaBerkas: ReadonlyMap<string, Uint8Array> = new Map();
