import { syncSurat } from '@spmb/shared/ujian/calls.ts';
import type { AttemptRow } from '../../local-db/exam-rows.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import { isFields } from '../answer/parse-attempt-state.ts';
import type { Ports } from '../ports/ports.ts';
import { isRefusal, postBatch } from '../batch/post-batch.ts';

type Told = 'sampai' | 'putus' | 'tolak';

/**
 * Brings what the server had decided about an attempt to a server that was restored and knows less, or that was replaced
 * and must learn of it (S18). `tolak`: it takes nothing from it, and what it says itself counts.
 */
export async function tellSurat(
  ports: Ports,
  { surat, server_id, ujian_id }: AttemptRow,
  elapsedMs: number,
): Promise<Told> {
  if (!surat) return 'tolak';
  const body = { surat, elapsed_ms: Math.floor(elapsedMs) };
  const response = await postBatch(ports, { path: syncSurat.path, body, headers: {} });
  if (response === undefined) return 'putus';
  const answer = response.body;
  const isTaken = isFields(answer) && answer['status'] === true && answer['server_id'] === server_id;
  if (isTaken && answer['ujian_id'] === ujian_id) return 'sampai';
  // The page of a foreign network says nothing of what this server has.
  return isFields(answer) && isRefusal(response.httpStatus) ? 'tolak' : 'putus';
}

/**
 * Does what `tellSurat` does, for a stream that is open. Where the server neither knows the stream (`isUnknown`) nor takes
 * its surat, it has none of its answers: all of them count as unsent again, so that the screen says so and the emergency
 * file holds them.
 */
export async function tellSuratOf(
  ports: Ports,
  held: HeldStream,
  elapsedMs: number,
  isUnknown: boolean,
): Promise<Told> {
  const { attempt, stream } = held.memory;
  const told = await tellSurat(ports, attempt, elapsedMs);
  if (told === 'tolak' && isUnknown && attempt.surat && stream.ack > 0)
    await held.replace((memory) => ({
      ...memory,
      stream: { ...memory.stream, ack: 0 },
      operations: memory.operations.map((one) => ({ ...one, terkirim_ms: null })),
    }));
  return told;
}
