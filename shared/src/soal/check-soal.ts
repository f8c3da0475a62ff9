import { letters } from '../sync/stream/letter.ts';
import { KOLOM_SOAL, type IsianSoal, type KolomSoal } from './soal.schema.ts';
import { isBlankHtml } from './html/text-of-html.ts';

/**
 * What a question lacks to be a choice of one among two to five options without gaps: Indonesian sentences by field,
 * empty where nothing is missing. Gets sanitised HTML; a place with an image is filled.
 */
export function checkSoal(isian: IsianSoal): Partial<Record<KolomSoal | 'jawaban', string>> {
  const isThere = (kolom: KolomSoal) => !isBlankHtml(isian[kolom]) || isian[`${kolom}_gambar`] !== null;
  const kesalahan: Partial<Record<KolomSoal | 'jawaban', string>> = {};
  if (!isThere('soal')) kesalahan.soal = 'Soal kosong. Isi teks soalnya, atau beri gambar.';
  const options = KOLOM_SOAL.slice(1);
  const there = options.map(isThere);
  const count = Math.max(2, there.lastIndexOf(true) + 1);
  for (const [index, kolom] of options.slice(0, count).entries()) {
    const letter = letters[index] ?? '';
    if (there[index]) continue;
    kesalahan[kolom] =
      index < 2
        ? `Pilihan ${letter} kosong. Sebuah soal punya paling sedikit dua pilihan.`
        : `Pilihan ${letter} kosong padahal pilihan sesudahnya terisi. Isi atau geser pilihannya.`;
  }
  if (!there[letters.indexOf(isian.jawaban)]) {
    kesalahan.jawaban = `Jawaban benar ${isian.jawaban} menunjuk pilihan yang kosong. Isi pilihan itu, atau ubah jawabannya.`;
  }
  return kesalahan;
}
