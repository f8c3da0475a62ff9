import { cleanText, isCleanText } from './clean-text.ts';
import { isLetter, type Letter } from './letter.ts';
import type { RegisterWrite } from './registers.ts';

/** Fields that every operation carries. `elapsed_ms` is exam time used and never falls along `seq` (S7). */
export interface OperationHead {
  ujian_id: string;
  aliran: string;
  seq: number;
  epoch: number;
  elapsed_ms: number;
  /** Device wall clock: kept for the record, never decides anything. */
  dinding_ms: number;
}

/** What each kind of operation carries beside its head. A new kind begins here: what it lacks elsewhere does not compile. */
interface Bodies {
  mulai: { paket: string };
  jawaban: { butir: string; pilihan: Letter | null };
  ragu: { butir: string; ragu: boolean };
  peristiwa: { nama: string; rincian?: string };
  /**
   * `boleh_ms` is the allowance the device knew: a time-out that did not know of a grant is void (S13). `beban_ms`: what
   * the device itself charged for stops, without which its time was not over.
   */
  selesai: { sebab: 'sendiri' | 'waktu_habis'; layar: string; boleh_ms: number; beban_ms?: number };
}

export type OperationKind = keyof Bodies;
export type BodyOf<Kind extends OperationKind> = { [One in Kind]: { jenis: One } & Bodies[One] }[Kind];
export type OperationBody = BodyOf<OperationKind>;
export type Operation = OperationHead & OperationBody;

type Fields = Readonly<Record<string, unknown>>;
interface Definition<Kind extends OperationKind> {
  /** The body out of fields as they came; undefined: one is none that the protocol knows. */
  parse(fields: Fields): BodyOf<Kind> | undefined;
  /** What it writes into the sheet where it counts (S6); undefined: nothing. */
  write(body: BodyOf<Kind>): RegisterWrite | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isMs = (value: unknown): value is number => Number.isSafeInteger(value);
const nothing = (): undefined => undefined;

const definitions: { readonly [Kind in OperationKind]: Definition<Kind> } = {
  mulai: {
    parse: ({ paket }) => (isText(paket) ? { jenis: 'mulai', paket } : undefined),
    write: nothing,
  },
  jawaban: {
    parse: ({ butir, pilihan }) =>
      isText(butir) && (pilihan === null || isLetter(pilihan))
        ? { jenis: 'jawaban', butir, pilihan }
        : undefined,
    write: ({ butir, pilihan }) => ({ butir, register: 'pilihan', nilai: pilihan }),
  },
  ragu: {
    parse: ({ butir, ragu }) =>
      isText(butir) && typeof ragu === 'boolean' ? { jenis: 'ragu', butir, ragu } : undefined,
    write: ({ butir, ragu }) => ({ butir, register: 'ragu', nilai: ragu }),
  },
  peristiwa: {
    parse: ({ nama, rincian }) =>
      isText(nama) ? { jenis: 'peristiwa', nama, ...(isText(rincian) && { rincian }) } : undefined,
    write: nothing,
  },
  selesai: {
    parse: ({ sebab, layar, boleh_ms, beban_ms }) =>
      (sebab === 'sendiri' || sebab === 'waktu_habis') &&
      isText(layar) &&
      isMs(boleh_ms) &&
      (beban_ms === undefined || isMs(beban_ms))
        ? { jenis: 'selesai', sebab, layar, boleh_ms, ...(beban_ms !== undefined && { beban_ms }) }
        : undefined,
    write: nothing,
  },
};

export const operationKinds = Object.keys(definitions) as OperationKind[];
const isKind = (value: unknown): value is OperationKind => isText(value) && Object.hasOwn(definitions, value);

/** What an operation writes into the sheet where it counts; undefined: nothing. */
export const writeOf = <Kind extends OperationKind>(body: BodyOf<Kind>): RegisterWrite | undefined =>
  definitions[body.jenis].write(body);

/** Event of leaving the page of the sheet (S22). */
export const keluarHalaman = 'keluar_halaman';
export const isLeave = (body: OperationBody): boolean =>
  body.jenis === 'peristiwa' && body.nama === keluarHalaman;
/** Event of a sheet that stood still for how many seconds, or, with this detail, behind a dark screen. */
export const berhenti = 'berhenti';
export const layarGelap = 'layar_gelap';

export const operationTextMax = 2_000;

/**
 * The exact text that travels and is hashed. Written once, where the act is, and never re-encoded; its characters are
 * cleaned (S28). Throws where no server could read it.
 */
export function encodeOperation(operation: Operation): string {
  const text = JSON.stringify(operation, (_, value: unknown) => (isText(value) ? cleanText(value) : value));
  if (!isWritable(text)) throw new Error(`an operation of the kind ${operation.jenis} cannot be written`);
  return text;
}

/** Whether an operation may be written now: the server's own reading of it, and no text in it holds what none may (S28). */
export function isWritable(text: string): boolean {
  const head = parseOperationHead(text);
  return (
    head !== undefined &&
    parseOperationBody(head) !== undefined &&
    Object.values(head).every((value) => !isText(value) || isCleanText(value))
  );
}

/** The operation in `text`; undefined where the head cannot be read at all, so that no verdict could be stored. */
export function parseOperationHead(text: string): (OperationHead & Record<string, unknown>) | undefined {
  if (text.length > operationTextMax) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const head = value as OperationHead & Record<string, unknown>;
  const numbers = [head.seq, head.epoch, head.elapsed_ms, head.dinding_ms];
  if (!numbers.every((n) => Number.isSafeInteger(n)) || head.seq < 1 || head.epoch < 0 || head.elapsed_ms < 0)
    return undefined;
  return typeof head.ujian_id === 'string' && typeof head.aliran === 'string' ? head : undefined;
}

/** The body of a readable operation; undefined where the kind or a field is none that the protocol knows. */
export const parseOperationBody = (fields: Fields): OperationBody | undefined =>
  isKind(fields['jenis']) ? definitions[fields['jenis']].parse(fields) : undefined;
