import type { Letter } from './letter.ts';
import { writeOf, type OperationBody } from './operation.ts';
import { answerOf, withWrite, type Rank, type Lembar } from './lembar.ts';

/** The sheet after a counted operation (S6). The same object where nothing changes. */
export function mergeCounted(lembar: Lembar, body: OperationBody, rank: Rank): Lembar {
  const write = writeOf(body);
  return write ? withWrite(lembar, write, rank) : lembar;
}

/** The right answer of a question in scoring; `gugur`: it was annulled, and everybody who drew it has it right. */
export type Kunci = Letter | 'gugur';

/** Whether an answer, null for none, is right; a question without a key never is. */
export const isRight = (jawaban: Letter | null | undefined, kunci: Kunci | undefined): boolean =>
  kunci === 'gugur' || (kunci !== undefined && jawaban === kunci);

/** Right of total × 100, rounded half up to hundredths, in integer hundredths. */
export function scoreHundredths(
  order: readonly string[],
  lembar: Lembar,
  keys: Readonly<Record<string, Kunci>>,
) {
  const right = order.filter((butir) => isRight(answerOf(lembar, butir), keys[butir])).length;
  return {
    right,
    hundredths: order.length === 0 ? 0 : Math.floor((right * 20_000 + order.length) / (2 * order.length)),
  };
}
