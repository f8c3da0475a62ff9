/** Options of a question; `null` clears an answer. */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof letters)[number];

export const isLetter = (value: unknown): value is Letter =>
  typeof value === 'string' && (letters as readonly string[]).includes(value);

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

export type OperationBody =
  | { jenis: 'mulai'; paket: string }
  | { jenis: 'jawaban'; butir: string; pilihan: Letter | null }
  | { jenis: 'ragu'; butir: string; ragu: boolean }
  | { jenis: 'peristiwa'; nama: string; rincian?: string }
  /**
   * `boleh_ms` is the allowance the device knew: a time-out that did not know of a grant is void (S13). `beban_ms`: what
   * the device itself charged for stops, without which its time was not over.
   */
  | {
      jenis: 'selesai';
      sebab: 'sendiri' | 'waktu_habis';
      layar: string;
      boleh_ms: number;
      beban_ms?: number;
    };

export type Operation = OperationHead & OperationBody;

/** Event of leaving the page of the sheet (S22). */
export const keluarHalaman = 'keluar_halaman';
export const isLeave = (body: OperationBody): boolean =>
  body.jenis === 'peristiwa' && body.nama === keluarHalaman;
/** Event of a sheet that stood still for how many seconds, or, with this detail, behind a dark screen. */
export const berhenti = 'berhenti';
export const layarGelap = 'layar_gelap';

export const operationTextMax = 2_000;

/** The exact text that travels and is hashed. Written once on the device and never re-encoded. */
export const encodeOperation = (operation: Operation): string => JSON.stringify(operation);

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

const isMs = (value: unknown): value is number => Number.isSafeInteger(value);

/** The body of a readable operation; undefined where the kind or a field is none that the protocol knows. */
export function parseOperationBody(head: Record<string, unknown>): OperationBody | undefined {
  switch (head['jenis']) {
    case 'mulai':
      return typeof head['paket'] === 'string' ? { jenis: 'mulai', paket: head['paket'] } : undefined;
    case 'jawaban': {
      const { butir, pilihan } = head;
      if (typeof butir !== 'string' || !(pilihan === null || isLetter(pilihan))) return undefined;
      return { jenis: 'jawaban', butir, pilihan };
    }
    case 'ragu': {
      const { butir, ragu } = head;
      return typeof butir === 'string' && typeof ragu === 'boolean'
        ? { jenis: 'ragu', butir, ragu }
        : undefined;
    }
    case 'peristiwa': {
      const { nama, rincian } = head;
      if (typeof nama !== 'string') return undefined;
      return typeof rincian === 'string'
        ? { jenis: 'peristiwa', nama, rincian }
        : { jenis: 'peristiwa', nama };
    }
    case 'selesai': {
      const { sebab, layar, boleh_ms, beban_ms } = head;
      if ((sebab !== 'sendiri' && sebab !== 'waktu_habis') || typeof layar !== 'string') return undefined;
      if (!isMs(boleh_ms) || (beban_ms !== undefined && !isMs(beban_ms))) return undefined;
      return { jenis: 'selesai', sebab, layar, boleh_ms, ...(beban_ms !== undefined && { beban_ms }) };
    }
    default:
      return undefined;
  }
}
