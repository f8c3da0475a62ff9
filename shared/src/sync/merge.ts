import type { Letter, OperationBody } from './operation.ts';

/** Rank of an operation inside its attempt (section Merge of SPEC.md): larger wins. Text of fixed width, compared as text. */
export type Rank = string;

/** epoch of the stream · running maximum of elapsed_ms · 0 device, 1 direct call · seq. */
export function rankOf(epoch: number, elapsedMaxMs: number, door: 0 | 1, seq: number): Rank {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(epoch, 6)}.${pad(elapsedMaxMs, 10)}.${door}.${pad(seq, 8)}`;
}

/** Two separate registers per question: the answer and the doubt mark, each with the rank that wrote it. */
export interface Registers {
  pilihan: Letter | null;
  pilihanRank: Rank;
  ragu: boolean;
  raguRank: Rank;
}

/** The merged sheet of an attempt: registers by question id. Questions never touched are absent. */
export type Sheet = Readonly<Record<string, Registers>>;

const untouched: Registers = { pilihan: null, pilihanRank: '', ragu: false, raguRank: '' };

/** The sheet after a counted operation (S6). The same object where nothing changes. */
export function mergeCounted(sheet: Sheet, body: OperationBody, rank: Rank): Sheet {
  if (body.jenis !== 'jawaban' && body.jenis !== 'ragu') return sheet;
  const held = sheet[body.butir] ?? untouched;
  if (body.jenis === 'jawaban') {
    if (rank <= held.pilihanRank) return sheet;
    return { ...sheet, [body.butir]: { ...held, pilihan: body.pilihan, pilihanRank: rank } };
  }
  if (rank <= held.raguRank) return sheet;
  return { ...sheet, [body.butir]: { ...held, ragu: body.ragu, raguRank: rank } };
}

export function countAnswered(sheet: Sheet): number {
  let answered = 0;
  for (const butir in sheet) if (sheet[butir]?.pilihan) answered++;
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
    (butir) => keys[butir] !== undefined && sheet[butir]?.pilihan === keys[butir],
  ).length;
  return {
    right,
    hundredths: order.length === 0 ? 0 : Math.floor((right * 20_000 + order.length) / (2 * order.length)),
  };
}
