import { isChoice, isLetter, type Letter } from './letter.ts';

/**
 * Registers of a question in the sheet, in the order in which they stand in stored and travelling sheets: a new one
 * comes last, so that what was written before it reads as it did.
 */
export const registerNames = ['pilihan', 'ragu'] as const;
export type RegisterName = (typeof registerNames)[number];

/** What the registers of a question hold; each is written by its own kind of operation (`register` in operation.ts). */
export interface QuestionValues extends Record<RegisterName, unknown> {
  pilihan: Letter | null;
  ragu: boolean;
}

/** Before anybody wrote there. */
export const emptyValues: QuestionValues = { pilihan: null, ragu: false };

/** One value for one register of one question. */
export type RegisterWrite = {
  [Name in RegisterName]: { butir: string; register: Name; nilai: QuestionValues[Name] };
}[RegisterName];

/** The one character that stands for a value in the stored sheet, and back; no space. */
interface Sign<Value> {
  write(value: Value): string;
  read(sign: string): Value;
}

export const signs: { readonly [Name in RegisterName]: Sign<QuestionValues[Name]> } = {
  pilihan: {
    write: (letter) => letter ?? '-',
    read: (sign) => (isLetter(sign) ? sign : null),
  },
  ragu: {
    write: (isDoubtful) => (isDoubtful ? '1' : '0'),
    read: (sign) => sign === '1',
  },
};

/** Something for each register. */
export const eachRegister = <Each>(make: (name: RegisterName, place: number) => Each) =>
  Object.fromEntries(registerNames.map((name, place) => [name, make(name, place)])) as Record<
    RegisterName,
    Each
  >;

/** The values of a question as they travel, by place. A register to come travels only where it is not empty. */
export type TravellingValues = [pilihan: Letter | null, ragu: boolean];

export const toTravel = ({ pilihan, ragu }: QuestionValues): TravellingValues => [pilihan, ragu];

/**
 * undefined: these are no values of a question. Those of registers to come are left out, and a register that servers of
 * before do not send is empty there.
 */
export function parseValues(value: unknown): QuestionValues | undefined {
  if (!Array.isArray(value)) return undefined;
  const [pilihan, ragu] = value as unknown[];
  return isChoice(pilihan) && typeof ragu === 'boolean' ? { pilihan, ragu } : undefined;
}
