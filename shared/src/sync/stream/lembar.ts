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
 * once the doubt mark was set, `1` or `0` and its rank.
 */
type Registers = string;

const markAt = 1 + rankWidth;
const untouched: Registers = `-${never}`;

/**
 * The merged sheet of an attempt as it is stored: ` question registers` for each question ever touched. Every batch reads
 * and writes a whole sheet, so it stays the text that it is in the database; a question's place in it is looked up.
 */
export type Sheet = string;
export const emptySheet: Sheet = '';

/** Where the registers of a question stand; undefined: it was never touched. No question id holds a space. */
function placeOf(sheet: Sheet, butir: string): { from: number; to: number } | undefined {
  const at = sheet.indexOf(` ${butir} `);
  if (at < 0) return undefined;
  const from = at + butir.length + 2;
  const end = sheet.indexOf(' ', from);
  return { from, to: end < 0 ? sheet.length : end };
}

/** The registers of a question; undefined: it was never touched. */
export function registersOf(sheet: Sheet, butir: string): Registers | undefined {
  const place = placeOf(sheet, butir);
  return place && sheet.slice(place.from, place.to);
}

function withRegisters(sheet: Sheet, butir: string, registers: Registers): Sheet {
  const place = placeOf(sheet, butir);
  if (!place) return `${sheet} ${butir} ${registers}`;
  return sheet.slice(0, place.from) + registers + sheet.slice(place.to);
}

/** Questions ever touched, in the order in which they first were. */
export const listTouched = (sheet: Sheet): string[] => sheet.split(' ').filter((_, index) => index % 2 === 1);

const letterOf = (registers: Registers | undefined): Letter | null => {
  const first = registers?.[0];
  return isLetter(first) ? first : null;
};

export const answerOf = (sheet: Sheet, butir: string): Letter | null => letterOf(registersOf(sheet, butir));
export const isDoubtful = (sheet: Sheet, butir: string): boolean =>
  registersOf(sheet, butir)?.[markAt] === '1';

/** The sheet with another answer; the same where a larger rank wrote the present one. */
export function withAnswer(sheet: Sheet, butir: string, pilihan: Letter | null, rank: Rank): Sheet {
  const held = registersOf(sheet, butir) ?? untouched;
  if (rank <= held.slice(1, markAt)) return sheet;
  return withRegisters(sheet, butir, (pilihan ?? '-') + rank + held.slice(markAt));
}

/** The sheet with another doubt mark; unchanged where the present mark was written by an operation of a higher rank. */
export function withMark(sheet: Sheet, butir: string, ragu: boolean, rank: Rank): Sheet {
  const held = registersOf(sheet, butir) ?? untouched;
  if (rank <= held.slice(markAt + 1)) return sheet;
  return withRegisters(sheet, butir, held.slice(0, markAt) + (ragu ? '1' : '0') + rank);
}

export function countAnswered(sheet: Sheet): number {
  let answered = 0;
  for (let at = 0; at >= 0 && at < sheet.length;) {
    const registersAt = sheet.indexOf(' ', at + 1) + 1;
    if (sheet[registersAt] !== '-') answered++;
    at = sheet.indexOf(' ', registersAt);
  }
  return answered;
}

/** Answers and doubt marks by question, as they travel. */
export const sheetValues = (sheet: Sheet): Record<string, [Letter | null, boolean]> =>
  Object.fromEntries(
    listTouched(sheet).map((butir) => [butir, [answerOf(sheet, butir), isDoubtful(sheet, butir)]]),
  );
