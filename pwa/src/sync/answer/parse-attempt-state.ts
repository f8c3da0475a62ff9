import type { AttemptState, AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import { parseValues, type QuestionValues } from '@spmb/shared/sync/stream/registers.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';

/** A JSON object whose fields are still to be checked. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const statuses: Record<AttemptStatus, true> = {
  siap: true,
  mengerjakan: true,
  menunggu_kiriman: true,
  selesai: true,
  final: true,
  tidak_hadir: true,
  diarsipkan: true,
};
const isStatus = (value: unknown): value is AttemptStatus => isText(value) && Object.hasOwn(statuses, value);
const isCause = (value: unknown): value is AttemptState['sebab_selesai'] =>
  value === null || value === 'sendiri' || value === 'waktu_habis' || value === 'paksa';

/** Reads the state of an attempt from an answer; undefined: the value is none. */
export function parseAttemptState(value: unknown): AttemptState | undefined {
  if (!isFields(value)) return undefined;
  const { versi, status, sebab_selesai, percobaan, epoch, pemegang, kode_terima, beda_layar } = value;
  const { terpakai_ms, boleh_ms, batas_akhir_ms, jumlah_di_server, keluar, jeda_sisa_ms } = value;
  if (!isCount(versi) || !isCount(percobaan) || !isCount(epoch) || !isCount(jumlah_di_server))
    return undefined;
  if (!isCount(terpakai_ms) || !isCount(boleh_ms) || !isCount(batas_akhir_ms)) return undefined;
  if (!isStatus(status) || !isCause(sebab_selesai) || !isFlag(pemegang) || !isFlag(beda_layar))
    return undefined;
  if (!(kode_terima === null || isText(kode_terima))) return undefined;
  const leaves = parseLeaves(keluar);
  return {
    versi,
    status,
    sebab_selesai,
    percobaan,
    epoch,
    pemegang,
    kode_terima,
    beda_layar,
    terpakai_ms,
    boleh_ms,
    batas_akhir_ms,
    jumlah_di_server,
    ...(leaves && { keluar: leaves }),
    ...(isCount(jeda_sisa_ms) && { jeda_sisa_ms }),
  };
}

function parseLeaves(value: unknown): AttemptState['keluar'] {
  if (!isFields(value)) return undefined;
  const { kali, batas } = value;
  return isCount(kali) && isCount(batas) ? { kali, batas } : undefined;
}

export type MergedLembar = Record<string, QuestionValues>;

/** What the merged registers hold by question; undefined: the value is no sheet. */
export function parseMergedLembar(value: unknown): MergedLembar | undefined {
  if (!isFields(value)) return undefined;
  const sheet: MergedLembar = {};
  for (const [butir, travelling] of Object.entries(value)) {
    const values = parseValues(travelling);
    if (!values) return undefined;
    sheet[butir] = values;
  }
  return sheet;
}

/** null stays null; undefined: the value is no surat. The device keeps it and never reads it. */
export function parseSurat(value: unknown): SignedSurat | null | undefined {
  if (value === null) return null;
  if (!isFields(value) || !isText(value['teks']) || !isText(value['mac'])) return undefined;
  return { teks: value['teks'], mac: value['mac'] };
}
