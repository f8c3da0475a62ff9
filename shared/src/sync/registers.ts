import { isLetter, type Letter } from './letter.ts';

/**
 * Registers of a question in the sheet, in the order in which they stand in stored and travelling sheets: a new one
 * comes last, so that what was written before it reads as it did.
 */
export const registerNames = ['pilihan', 'ragu'] as const;
export type RegisterName = (typeof registerNames)[number];

/** What the registers of a question hold; each is written by its own kind of operation (`write` in operation.ts). */
export interface QuestionValues extends Record<RegisterName, unknown> {
  pilihan: Letter | null;
  ragu: boolean;
}

/** Before anybody wrote there. */
export const emptyValues: QuestionValues = { pilihan: null, ragu: false };

export type WriteOf<Name extends RegisterName> = {
  [One in Name]: { butir: string; register: One; nilai: QuestionValues[One] };
}[Name];
/** One value for one register of one question. */
export type RegisterWrite = WriteOf<RegisterName>;

interface Register<Value> {
  /** The one character that stands for a value in the stored sheet, and back; no space. */
  sign(value: Value): string;
  value(sign: string): Value;
  /** A value as it travels; undefined: it is none. A register that servers of before do not send is empty there. */
  parse(value: unknown): Value | undefined;
}

export const registers: { readonly [Name in RegisterName]: Register<QuestionValues[Name]> } = {
  pilihan: {
    sign: (letter) => letter ?? '-',
    value: (sign) => (isLetter(sign) ? sign : null),
    parse: (value) => (value === null || isLetter(value) ? value : undefined),
  },
  ragu: {
    sign: (isDoubtful) => (isDoubtful ? '1' : '0'),
    value: (sign) => sign === '1',
    parse: (value) => (typeof value === 'boolean' ? value : undefined),
  },
};

/** Something for each register. */
export const eachRegister = <Each>(make: (name: RegisterName, place: number) => Each) =>
  Object.fromEntries(registerNames.map((name, place) => [name, make(name, place)])) as Record<
    RegisterName,
    Each
  >;

type ByPlace<Names extends readonly RegisterName[]> = {
  -readonly [Place in keyof Names]: QuestionValues[Names[Place]];
};
/** The values of a question as they travel: one for each register, by its place. */
export type TravellingValues = ByPlace<typeof registerNames>;

export const toTravel = (values: QuestionValues): TravellingValues =>
  registerNames.map((name) => values[name]) as TravellingValues;

/** undefined: these are no values of a question. Those of registers to come are left out. */
export function parseValues(value: unknown): QuestionValues | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = eachRegister((name, place) => registers[name].parse(value[place]));
  return registerNames.some((name) => read[name] === undefined) ? undefined : (read as QuestionValues);
}
