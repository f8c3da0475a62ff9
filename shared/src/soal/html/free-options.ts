import { letters } from '../../sync/stream/letter.ts';
import type { PlainItem } from '../../sync/seal/sealed-paket.ts';
import { textOfHtml } from './text-of-html.ts';

/** Words by which an option speaks of the others, or of their place: shown in another order it would be wrong. */
const speaksOfOthers = [
  /\b(semua|seluruh)(nya)?( (jawaban|pilihan|opsi))?( (di )?atas)?( (adalah|itu))? (benar|salah|tepat)\b/i,
  /\b(semua|seluruh) (jawaban|pilihan|opsi)\b/i,
  /\btidak ada( satu ?pun)?( (jawaban|pilihan|opsi))?( yang)? (benar|salah|tepat)\b/i,
  /\b(di atas|di bawah ini)\b/i,
  /\b(all|none) of the above\b/i,
  /\b[A-E]( ?, ?| ?& ?| (dan|atau|and|or) )[A-E]\b/,
];
const namesLetter = /\b(pilihan|jawaban|opsi) [A-E]\b/;

/**
 * Letters of the options that may stand in any order, "ABCD"; '' where the question or an option speaks of the others
 * ("Semua benar", "A dan C"), or where there is nothing to shuffle.
 */
export function freeOptions({ soal, pilihan }: Pick<PlainItem, 'soal' | 'pilihan'>): string {
  const offered = letters.filter((letter) => pilihan[letter]);
  const texts = offered.map((letter) => textOfHtml(pilihan[letter]?.teks ?? ''));
  const isBound =
    texts.some((text) => speaksOfOthers.some((words) => words.test(text))) ||
    [textOfHtml(soal), ...texts].some((text) => namesLetter.test(text));
  return isBound || offered.length < 2 ? '' : offered.join('');
}
