import { isLetter, type Letter } from './operation.ts';

/** Rank of an operation inside its attempt (section Merge of SPEC.md): larger wins. Text of fixed width, compared as text. */
export type Rank = string;

const rankWidth = 18;
const never: Rank = '0'.repeat(rankWidth);

/** epoch of the stream · running maximum of elapsed_ms · 0 device, 1 direct call · seq; the numbers in base 36. */
export function rankOf(epoch: number, elapsedMaxMs: number, door: 0 | 1, seq: number): Rank {
  const pad = (value: number, width: number) => value.toString(36).padStart(width, '0');
  return `${pad(epoch, 4)}${pad(elapsedMaxMs, 7)}${door}${pad(seq, 6)}`;
}

/**
 * Two separate registers of one question, each with the rank that wrote it, as one text: letter or `-`, its rank, and
 * once the doubt mark was set, `1` or `0` and its rank. Every batch reads and writes a whole sheet: as text it costs a fifth.
 */
type Registers = string;

const markAt = 1 + rankWidth;
const untouched: Registers = `-${never}`;

/** The merged sheet of an attempt: registers by question id. Questions never touched are absent. */
export type Sheet = ReadonlyMap<string, Registers>;
export const emptySheet: Sheet = new Map();

const letterOf = (registers: Registers | undefined): Letter | null => {
  const first = registers?.[0];
  return isLetter(first) ? first : null;
};

export const answerOf = (sheet: Sheet, butir: string): Letter | null => letterOf(sheet.get(butir));
export const isDoubtful = (sheet: Sheet, butir: string): boolean => sheet.get(butir)?.[markAt] === '1';

/** The sheet with another answer; the same object where a larger rank wrote the present one. */
export function withAnswer(sheet: Sheet, butir: string, pilihan: Letter | null, rank: Rank): Sheet {
  const held = sheet.get(butir) ?? untouched;
  if (rank <= held.slice(1, markAt)) return sheet;
  return new Map(sheet).set(butir, (pilihan ?? '-') + rank + held.slice(markAt));
}

/** The sheet with another doubt mark; the same object where a larger rank wrote the present one. */
export function withMark(sheet: Sheet, butir: string, ragu: boolean, rank: Rank): Sheet {
  const held = sheet.get(butir) ?? untouched;
  if (rank <= held.slice(markAt + 1)) return sheet;
  return new Map(sheet).set(butir, held.slice(0, markAt) + (ragu ? '1' : '0') + rank);
}

export function countAnswered(sheet: Sheet): number {
  let answered = 0;
  for (const registers of sheet.values()) if (!registers.startsWith('-')) answered++;
  return answered;
}

/** Answers and doubt marks by question, as they travel. */
export const sheetValues = (sheet: Sheet): Record<string, [Letter | null, boolean]> =>
  Object.fromEntries(
    [...sheet.keys()].map((butir) => [butir, [answerOf(sheet, butir), isDoubtful(sheet, butir)]]),
  );

/** The sheet as it is stored: question and registers in turn, parted by spaces, of which a question id has none. */
export function encodeSheet(sheet: Sheet): string {
  const parts: string[] = [];
  for (const [butir, registers] of sheet) parts.push(butir, registers);
  return parts.join(' ');
}

export function decodeSheet(text: string): Sheet {
  const sheet = new Map<string, Registers>();
  if (text === '') return sheet;
  const parts = text.split(' ');
  for (let at = 0; at < parts.length; at += 2) sheet.set(parts[at] ?? '', parts[at + 1] ?? untouched);
  return sheet;
}
