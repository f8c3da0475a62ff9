import {
  MAX_TEKS,
  type KolomImport,
  type Temuan,
} from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { cleanValue } from '@spmb/shared/peserta/clean-text.ts';
import type { BarisMentah, SelMentah } from './baris-mentah.ts';

/** Reads the cells of one row; `temuan` collects what is wrong in them. */
export type CellReader = ReturnType<typeof cellReader>;

/** `baris`: number of the row, from 1. */
export function cellReader(baris: number, sel: BarisMentah['sel']) {
  const temuan: Temuan[] = [];
  /** Notes what is wrong in a cell, and answers the blank that stands in its place. */
  const report = (cell: SelMentah, tingkat: Temuan['tingkat'], pesan: string): '' => {
    temuan.push({ baris, sel: cell.sel, kolom: cell.kolom, tingkat, pesan });
    return '';
  };
  /** The text of a cell; blank where Excel has damaged it. */
  const trusted = (cell: SelMentah, tingkat: Temuan['tingkat'] = 'peringatan'): string => {
    if (!cell.damaged) return cleanValue(cell.text);
    return report(
      cell,
      tingkat,
      `Isi sel (${cell.text}) sudah rusak di Excel: angkanya berubah atau nol di depannya hilang. Ubah format kolom menjadi Teks, lalu ketik ulang.`,
    );
  };
  /** A text that may be anything of at most MAX_TEKS letters. */
  const plain = (field: KolomImport): string => {
    const text = trusted(sel[field]);
    if (text.length <= MAX_TEKS) return text;
    return report(sel[field], 'peringatan', `Isi sel lebih dari ${MAX_TEKS} huruf, jadi dikosongkan.`);
  };
  /** The value of a text; blank where `parse` knows none. */
  const parsed = <Value extends string>(
    cell: SelMentah,
    text: string,
    parse: (text: string) => Value | '' | undefined,
    pesan: string,
  ): Value | '' => parse(text) ?? report(cell, 'peringatan', `“${text.slice(0, 40)}” ${pesan}`);
  return { temuan, report, trusted, plain, parsed };
}
