import type { Letter, OperationBody } from './operation.ts';
import { answerOf, withAnswer, withMark, type Rank, type Sheet } from './sheet.ts';

/** The sheet after a counted operation (S6). The same object where nothing changes. */
export function mergeCounted(sheet: Sheet, body: OperationBody, rank: Rank): Sheet {
  if (body.jenis === 'jawaban') return withAnswer(sheet, body.butir, body.pilihan, rank);
  return body.jenis === 'ragu' ? withMark(sheet, body.butir, body.ragu, rank) : sheet;
}

/** Right of total × 100, rounded half up to hundredths, in integer hundredths. */
export function scoreHundredths(
  order: readonly string[],
  sheet: Sheet,
  keys: Readonly<Record<string, Letter>>,
) {
  const right = order.filter(
    (butir) => keys[butir] !== undefined && answerOf(sheet, butir) === keys[butir],
  ).length;
  return {
    right,
    hundredths: order.length === 0 ? 0 : Math.floor((right * 20_000 + order.length) / (2 * order.length)),
  };
}
