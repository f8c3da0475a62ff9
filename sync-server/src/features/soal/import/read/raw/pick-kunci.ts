/** The right option of a weighted choice (Moodle, GIFT), or why it is none of our questions. */
export type PickedKunci = { indeks: number; peringatan?: string } | { galat: string };

/** Moodle writes thirds and the like rounded; a whole right answer is 100. */
const WHOLE = 99.99;

/**
 * Finds the one right option by the options' percentages. Several right options and partial credit are refused: kept as
 * a single choice they would be another question. Negative percentages only punish guessing: the choice stays what it
 * is, and the lost penalty is said.
 */
export function pickKunci(persen: readonly number[]): PickedKunci {
  const right = persen.flatMap((value, indeks) => (value >= WHOLE ? [indeks] : []));
  const partial = persen.some((value) => value > 0 && value < WHOLE);
  const [indeks] = right;
  if (right.length > 1 || (indeks === undefined && partial)) {
    return {
      galat:
        'Soal ini punya lebih dari satu jawaban benar. Ubah menjadi satu jawaban benar, lalu impor lagi.',
    };
  }
  if (partial) {
    return {
      galat: 'Soal ini memberi nilai sebagian untuk jawaban lain. Hapus nilai sebagian itu, lalu impor lagi.',
    };
  }
  if (indeks === undefined)
    return { galat: 'Soal ini tidak punya jawaban benar. Beri satu kunci, lalu impor lagi.' };
  if (!persen.some((value) => value < 0)) return { indeks };
  return { indeks, peringatan: 'Nilai minus untuk jawaban salah tidak dipakai: jawaban salah bernilai 0.' };
}
