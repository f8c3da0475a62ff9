import { cleanText } from './clean-text.ts';
import { isChoice, type Letter } from './letter.ts';
import type { RegisterName, RegisterWrite } from './registers.ts';

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
interface Definition<Body> {
  /** The body out of fields as they came; undefined: one is none that the protocol knows. */
  parse(fields: Fields): Body | undefined;
  /** The register of its question that it writes where it counts (S6), from its field of that name; null: none. */
  register: Extract<keyof Body, RegisterName> | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isMs = (value: unknown): value is number => Number.isSafeInteger(value);

const definitions: { readonly [Kind in OperationKind]: Definition<BodyOf<Kind>> } = {
  mulai: {
    parse: ({ paket }) => (isText(paket) ? { jenis: 'mulai', paket } : undefined),
    register: null,
  },
  jawaban: {
    parse: ({ butir, pilihan }) =>
      isText(butir) && isChoice(pilihan) ? { jenis: 'jawaban', butir, pilihan } : undefined,
    register: 'pilihan',
  },
  ragu: {
    parse: ({ butir, ragu }) => (isText(butir) && isFlag(ragu) ? { jenis: 'ragu', butir, ragu } : undefined),
    register: 'ragu',
  },
  peristiwa: {
    parse: ({ nama, rincian }) =>
      isText(nama) ? { jenis: 'peristiwa', nama, ...(isText(rincian) && { rincian }) } : undefined,
    register: null,
  },
  selesai: {
    parse: ({ sebab, layar, boleh_ms, beban_ms }) =>
      (sebab === 'sendiri' || sebab === 'waktu_habis') &&
      isText(layar) &&
      isMs(boleh_ms) &&
      (beban_ms === undefined || isMs(beban_ms))
        ? { jenis: 'selesai', sebab, layar, boleh_ms, ...(beban_ms !== undefined && { beban_ms }) }
        : undefined,
    register: null,
  },
};

export const listOperationKinds = () => Object.keys(definitions) as OperationKind[];
const isKind = (value: unknown): value is OperationKind => isText(value) && Object.hasOwn(definitions, value);

/** What an operation writes into the sheet where it counts; undefined: nothing. */
export function writeOf(body: OperationBody): RegisterWrite | undefined {
  const { register } = definitions[body.jenis];
  const fields: Fields & Partial<RegisterWrite> = body;
  return register === null ? undefined : ({ ...fields, register, nilai: fields[register] } as RegisterWrite);
}

/** Event of leaving the page of the sheet (S22). */
export const keluarHalaman = 'keluar_halaman';
export const isLeave = (body: OperationBody): boolean =>
  body.jenis === 'peristiwa' && body.nama === keluarHalaman;
/** Event of a sheet that stood still for how many seconds, or, with this detail, behind a dark screen. */
export const berhenti = 'berhenti';
export const layarGelap = 'layar_gelap';

export const operationTextMax = 2_000;

/** What is not clean, JSON spells as `\u…`: where no such escape stands, no value needs to be looked at. */
function cleanJson(operation: object): string {
  const text = JSON.stringify(operation);
  if (!text.includes('\\u')) return text;
  return JSON.stringify(operation, (_, value: unknown) => (isText(value) ? cleanText(value) : value));
}

/**
 * The exact text that travels and is hashed. Written once, where the act is, and never re-encoded; its characters are
 * cleaned (S28). Throws where no server could read it.
 */
export function encodeOperation(operation: Operation): string {
  const text = cleanJson(operation);
  if (!isWritable(text)) throw new Error('an operation that no server reads');
  return text;
}

/** Whether an operation may be written now: a server reads all of it, and cleaning changes nothing (S28). */
export function isWritable(text: string): boolean {
  const head = parseOperationHead(text);
  return !!head && !!parseOperationBody(head) && cleanJson(head) === text;
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
