import type { UjianRow } from '../local-db/exam-rows.ts';
import { isFields } from './parse-attempt-state.ts';
import type { Ports } from './ports.ts';
import { isRefusal, postBatch } from './post-batch.ts';

/**
 * Brings what the server had decided about an attempt to a server that was restored and knows less, or that was replaced
 * and must learn of it (S18). `tolak`: it takes nothing from it, and what it says itself counts.
 */
export async function tellSurat(
  ports: Ports,
  { surat, server_id, ujian_id }: UjianRow,
  elapsedMs: number,
): Promise<'sampai' | 'putus' | 'tolak'> {
  if (!surat) return 'tolak';
  const body = { surat, elapsed_ms: Math.floor(elapsedMs) };
  const response = await postBatch(ports, { path: '/api/sync-surat', body, headers: {} });
  if (response === undefined) return 'putus';
  const answer = response.body;
  const isTaken = isFields(answer) && answer['status'] === true && answer['server_id'] === server_id;
  if (isTaken && answer['ujian_id'] === ujian_id) return 'sampai';
  return isRefusal(response.httpStatus) ? 'tolak' : 'putus';
}
