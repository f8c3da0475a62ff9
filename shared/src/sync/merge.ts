import type { Letter, OperationBody } from './operation.ts';

/** Rank of an operation inside its attempt (section Merge of SPEC.md): larger wins. Text of fixed width, compared as text. */
export type Rank = string;

/** epoch of the stream · running maximum of elapsed_ms · 0 device, 1 direct call · seq; the numbers in base 36. */
export function rankOf(epoch: number, elapsedMaxMs: number, door: 0 | 1, seq: number): Rank {
  const pad = (value: number, width: number) => value.toString(36).padStart(width, '0');
  return `${pad(epoch, 4)}${pad(elapsedMaxMs, 7)}${door}${pad(seq, 6)}`;
}

/**
 * Two separate registers per question: the answer and the doubt mark, each with the rank that wrote it. A list, because
 * every batch reads and writes the sheet: a full one takes less than a page of the database.
 */
export type Registers = readonly [pilihan: Letter | null, pilihanRank: Rank, ragu?: boolean, raguRank?: Rank];

/** The merged sheet of an attempt: registers by question id. Questions never touched are absent. */
export type Sheet = Readonly<Record<string, Registers>>;

const untouched: Registers = [null, ''];

export const answerOf = (sheet: Sheet, butir: string): Letter | null => sheet[butir]?.[0] ?? null;
export const isDoubtful = (sheet: Sheet, butir: string): boolean => sheet[butir]?.[2] ?? false;

/** The sheet after a counted operation (S6). The same object where nothing changes. */
export function mergeCounted(sheet: Sheet, body: OperationBody, rank: Rank): Sheet {
  if (body.jenis !== 'jawaban' && body.jenis !== 'ragu') return sheet;
  const [pilihan, pilihanRank, ...mark] = sheet[body.butir] ?? untouched;
  if (body.jenis === 'jawaban') {
    if (rank <= pilihanRank) return sheet;
    return { ...sheet, [body.butir]: [body.pilihan, rank, ...mark] };
  }
  if (rank <= (mark[1] ?? '')) return sheet;
  return { ...sheet, [body.butir]: [pilihan, pilihanRank, body.ragu, rank] };
}

export function countAnswered(sheet: Sheet): number {
  let answered = 0;
  for (const butir in sheet) if (sheet[butir]?.[0]) answered++;
  return answered;
}

/** Text whose SHA-256 a finish carries: what the screen showed per question, in the drawn order. */
export function screenText(order: readonly string[], pilihanOf: (butir: string) => Letter | null): string {
  return order.map((butir) => `${butir}=${pilihanOf(butir) ?? '-'}`).join('\n');
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
