import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Verdict } from '@spmb/shared/sync/time/verdict.ts';
import { version } from '../batch/build-batch.ts';
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

/** A verdict as the device keeps it: the reason stays text, so that a newer server may know more of them. */
export interface GivenVerdict {
  seq: number;
  verdik: Verdict;
  alasan: string | null;
}

export interface Answer extends Omit<BatchAnswer, 'verdik' | 'lembar'> {
  verdik: GivenVerdict[];
  lembar: MergedLembar | null;
}

/** Whose answer is expected. */
export interface Expected {
  server_id: string;
  ujian_id: string;
  aliran: string;
}

/** The answer to a batch; undefined where it does not parse or another server, attempt or stream speaks: then nothing is acknowledged. */
export function parseBatchAnswer(body: unknown, expected: Expected): Answer | undefined {
  if (
    !isFields(body) ||
    body['status'] !== true ||
    !isCount(body['v']) ||
    body['v'] > version ||
    !isText(body['message'])
  )
    return undefined;
  const { server_id, ujian_id, aliran, generasi, ack, mulai_dari, bentrok, boleh_hapus, server_ms, message } =
    body;
  if (server_id !== expected.server_id || ujian_id !== expected.ujian_id || aliran !== expected.aliran)
    return undefined;
  if (!isCount(generasi) || !isCount(ack) || !isCount(mulai_dari) || !isCount(server_ms)) return undefined;
  if (typeof bentrok !== 'boolean' || typeof boleh_hapus !== 'boolean' || !isText(message)) return undefined;
  const keadaan = parseAttemptState(body['keadaan']);
  const surat = parseSurat(body['surat']);
  const lembar = body['lembar'] === null ? null : parseMergedLembar(body['lembar']);
  const pesan = parseMessages(body['pesan']);
  const verdik = parseVerdicts(body['verdik']);
  if (keadaan === undefined || surat === undefined || lembar === undefined || verdik === undefined)
    return undefined;
  return {
    status: true,
    message,
    v: body['v'],
    server_id: expected.server_id,
    generasi,
    ujian_id: expected.ujian_id,
    aliran: expected.aliran,
    ack,
    mulai_dari,
    bentrok,
    verdik,
    keadaan,
    surat,
    lembar,
    boleh_hapus,
    server_ms,
    jalan_ms: isCount(body['jalan_ms']) ? body['jalan_ms'] : 0,
    ...(pesan && { pesan }),
  };
}

function parseVerdicts(value: unknown): GivenVerdict[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const verdicts: GivenVerdict[] = [];
  for (const one of value as unknown[]) {
    if (!isFields(one)) return undefined;
    const { seq, verdik, alasan } = one;
    if (!isCount(seq) || !(alasan === null || isText(alasan))) return undefined;
    if (verdik !== 'dihitung' && verdik !== 'tertahan' && verdik !== 'ditolak') return undefined;
    verdicts.push({ seq, verdik, alasan });
  }
  return verdicts;
}
