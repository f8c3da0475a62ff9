import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { systemRandomness } from '../server/clock/system-randomness.ts';

/** As many questions as an exam of a school usually has. */
export const questionCount = 40;

const sentence =
  'Bacalah kutipan berikut dengan cermat, perhatikan data yang disajikan, lalu tentukan pernyataan yang paling sesuai dengan isi dan maksud penulisnya. ';

/** A bank of the size of a typical one: its content says nothing, its bytes are what the network has to carry. */
export const sandboxQuestions = Array.from({ length: questionCount }, (_, index) => ({
  nomor: index + 1,
  soal: `<p>Soal latihan ${index + 1}. ${sentence.repeat(3)}</p>`,
  ...Object.fromEntries(
    letters.map((letter) => [
      `pilihan_${letter.toLowerCase()}`,
      `Pernyataan ${letter} tentang soal latihan ${index + 1}`,
    ]),
  ),
  jawaban: letters[index % letters.length] as Letter,
  status: 'siap' as const,
}));

const imageBytes = 40_000;

/** Bytes in the place of a picture, of the size of a photographed diagram. No rehearsal ever draws them. */
export const sandboxImages = (): Uint8Array[] =>
  Array.from({ length: 5 }, () => systemRandomness.bytes(imageBytes));
