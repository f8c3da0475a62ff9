import type { Letter } from './letter.ts';
import {
  eachRegister,
  emptyValues,
  registerNames,
  signs,
  toTravel,
  type QuestionValues,
  type RegisterName,
  type RegisterWrite,
  type TravellingValues,
} from './registers.ts';

/** Rank of an operation inside its attempt (section Merge of SPEC.md): larger wins. Text of fixed width, compared as text. */
export type Rank = string;

const rankWidth = 18;
const never: Rank = '0'.repeat(rankWidth);

/** epoch of the stream · running maximum of elapsed_ms · 0 device, 1 direct call · seq; the numbers in base 36. */
export function rankOf(epoch: number, elapsedMaxMs: number, door: 0 | 1, seq: number): Rank {
  const pad = (value: number, width: number) => value.toString(36).padStart(width, '0');
  return `${pad(epoch, 4)}${pad(elapsedMaxMs, 7)}${door}${pad(seq, 6)}`;
}

/** What stands in a register: the sign of its value, and the rank that wrote it. */
interface Cell {
  sign: string;
  rank: Rank;
}
type Cells = Record<RegisterName, Cell>;

const cellWidth = 1 + rankWidth;

const signOf = <Name extends RegisterName>(register: Name, value: QuestionValues[Name]): string =>
  signs[register].write(value);

const emptySigns = eachRegister((name) => signOf(name, emptyValues[name]));

/** The registers of a question as one text: their cells up to the last that was written, the first in any case. */
type Registers = string;

export const encodeRegisters = (cells: Cells): Registers => {
  const last = registerNames.findLastIndex((name) => cells[name].rank !== never);
  const written = registerNames.slice(0, Math.max(0, last) + 1);
  return written.map((name) => cells[name].sign + cells[name].rank).join('');
};

export const decodeRegisters = (text: Registers): Cells => {
  return eachRegister((name, place): Cell => {
    const cell = text.slice(place * cellWidth, (place + 1) * cellWidth);
    return cell === ''
      ? { sign: emptySigns[name], rank: never }
      : { sign: cell.charAt(0), rank: cell.slice(1) };
  });
};

const cellsAt = eachRegister((_, place) => place * cellWidth);

/** One value alone: cells are of fixed width. */
const valueIn = <Name extends RegisterName>(text: Registers, name: Name): QuestionValues[Name] =>
  signs[name].read(text.charAt(cellsAt[name]) || emptySigns[name]);

const valuesIn = (text: Registers): QuestionValues =>
  eachRegister((name) => valueIn(text, name)) as QuestionValues;

/**
 * The merged sheet of an attempt as it is stored: ` question registers` for each question ever touched. Every batch reads
 * and writes a whole sheet, so it stays the text that it is in the database; a question's place in it is looked up.
 */
export type Lembar = string;
export const emptyLembar: Lembar = '';

interface Place {
  from: number;
  to: number;
}

/** Where the registers of a question stand; undefined: it was never touched. No question id holds a space. */
function placeOf(lembar: Lembar, butir: string): Place | undefined {
  const at = lembar.indexOf(` ${butir} `);
  if (at < 0) return undefined;
  const from = at + butir.length + 2;
  const end = lembar.indexOf(' ', from);
  return { from, to: end < 0 ? lembar.length : end };
}

const registersAt = (lembar: Lembar, place: Place | undefined): Registers | undefined =>
  place && lembar.slice(place.from, place.to);

/** The registers of a question; undefined: it was never touched. */
export const registersOf = (lembar: Lembar, butir: string): Registers | undefined =>
  registersAt(lembar, placeOf(lembar, butir));

/** Questions ever touched with their registers, in the order in which they first were. */
function* entriesOf(lembar: Lembar): Generator<[butir: string, text: Registers]> {
  const words = lembar.split(' ');
  for (let at = 1; at < words.length; at += 2) yield [words[at] ?? '', words[at + 1] ?? ''];
}

/** Questions ever touched, in the order in which they first were. */
export const listTouched = (lembar: Lembar): string[] => [...entriesOf(lembar)].map(([butir]) => butir);

/** What the registers of a question hold. */
export const valuesOf = (lembar: Lembar, butir: string): QuestionValues =>
  valuesIn(registersOf(lembar, butir) ?? '');

export const answerOf = (lembar: Lembar, butir: string): Letter | null =>
  valueIn(registersOf(lembar, butir) ?? '', 'pilihan');

/** The sheet with another value in a register; the same where a larger rank wrote the present one. */
export function withWrite(lembar: Lembar, { butir, register, nilai }: RegisterWrite, rank: Rank): Lembar {
  const place = placeOf(lembar, butir);
  const cells = decodeRegisters(registersAt(lembar, place) ?? '');
  if (rank <= cells[register].rank) return lembar;
  const written = encodeRegisters({ ...cells, [register]: { sign: signOf(register, nilai), rank } });
  if (!place) return `${lembar} ${butir} ${written}`;
  return lembar.slice(0, place.from) + written + lembar.slice(place.to);
}

/** Looked up in the text as it is: every batch counts a whole sheet. */
export function countAnswered(lembar: Lembar): number {
  let answered = 0;
  // Before each question stands a space, and before its registers.
  for (let at = lembar.indexOf(' ', 1); at > 0;) {
    if (signs.pilihan.read(lembar.charAt(at + 1 + cellsAt.pilihan)) !== null) answered++;
    const next = lembar.indexOf(' ', at + 1);
    at = next < 0 ? next : lembar.indexOf(' ', next + 1);
  }
  return answered;
}

/** What the registers hold by question, as it travels. */
export const lembarValues = (lembar: Lembar): Record<string, TravellingValues> =>
  Object.fromEntries([...entriesOf(lembar)].map(([butir, text]) => [butir, toTravel(valuesIn(text))]));
