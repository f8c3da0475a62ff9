import type { StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import {
  isCount,
  isFields,
  isText,
  parseAttemptState,
  parseMergedLembar,
  parseSurat,
  type MergedLembar,
} from './parse-attempt-state.ts';
import { parseMessages } from './screen-messages.ts';

/** The answer of `create-soals` to a device that registered a stream. */
export interface Started extends Omit<StartAnswer, 'lembar' | 'surat'> {
  lembar: MergedLembar;
  /** null: the server has not heard of the start yet. */
  surat: SignedSurat | null;
  paket_alamat: string;
  gambar: string[];
  mapel: string;
  sesi: string;
  /** Minutes. */
  menit_minimum_selesai: number;
  opsi: Record<string, string>;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Reads the answer to a start; undefined: the body is no start of stream `aliran`. */
export function parseStartAnswer(body: unknown, aliran: string): Started | undefined {
  if (!isFields(body) || body['status'] !== true || body['lanjut'] !== true || body['aliran'] !== aliran)
    return undefined;
  const { message, server_id, generasi, ujian_id, paket, urutan, kunci, server_ms } = body;
  const { paket_alamat, gambar, mapel, sesi, menit_minimum_selesai } = body;
  if (!isText(message) || !isText(server_id) || !isCount(generasi) || !isText(ujian_id)) return undefined;
  if (!isText(paket) || !isText(paket_alamat) || !isTexts(urutan) || !isTexts(gambar)) return undefined;
  if (!isText(mapel) || !isText(sesi) || !isCount(menit_minimum_selesai) || !isCount(server_ms))
    return undefined;
  if (!isFields(kunci)) return undefined;
  const keys: Record<string, string> = {};
  for (const butir of urutan) {
    const key = kunci[butir];
    if (!isText(key)) return undefined;
    keys[butir] = key;
  }
  const opsi = isFields(body['opsi']) ? (body['opsi'] as Record<string, string>) : {};
  const keadaan = parseAttemptState(body['keadaan']);
  const surat = parseSurat(body['surat']);
  const lembar = parseMergedLembar(body['lembar']);
  const pesan = parseMessages(body['pesan']);
  if (keadaan === undefined || !surat || lembar === undefined) return undefined;
  return {
    status: true,
    lanjut: true,
    message,
    server_id,
    generasi,
    ujian_id,
    aliran,
    paket,
    urutan,
    opsi,
    kunci: keys,
    keadaan,
    lembar,
    surat,
    server_ms,
    paket_alamat,
    gambar,
    mapel,
    sesi,
    menit_minimum_selesai,
    jalan_ms: isCount(body['jalan_ms']) ? body['jalan_ms'] : 0,
    ...(pesan && { pesan }),
  };
}
