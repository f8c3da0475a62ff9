import { mulaiLuring } from '@spmb/shared/ujian/calls.ts';
import type { OfflineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { StreamRow } from '../../local-db/exam-rows.ts';
import { adoptState, type StateNews } from '../answer/adopt-state.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import { isCount, isFields, parseAttemptState, parseSurat } from '../answer/parse-attempt-state.ts';
import type { Ports } from '../ports/ports.ts';
import { isRefusal, postBatch } from '../batch/post-batch.ts';

/** Tells the server that this stream's exam began without it (S10); then its operations may follow. */
export async function tellStart(
  ports: Ports,
  held: HeldStream,
  elapsedMs: number,
): Promise<'sampai' | 'putus' | 'tolak'> {
  const news = await tell(ports, held.memory.stream, elapsedMs);
  if (news === 'putus' || news === 'tolak') return news;
  await held.replace((memory) => known(memory, news));
  return 'sampai';
}

/** The same of a sealed stream, which takes no further operations. */
export const tellSealedStart = async (ports: Ports, stream: StreamRow): Promise<boolean> =>
  typeof (await tell(ports, stream, stream.elapsed_ms)) === 'object';

async function tell(ports: Ports, row: StreamRow, elapsedMs: number): Promise<StateNews | 'putus' | 'tolak'> {
  const { mulai, server_id, ujian_id, aliran } = row;
  if (!mulai) return 'tolak';
  const elapsed_ms = Math.floor(Math.max(elapsedMs, row.elapsed_ms));
  const body: OfflineStart = { ...mulai, elapsed_ms };
  const response = await postBatch(ports, { path: mulaiLuring.path, body, headers: {} });
  if (response === undefined) return 'putus';
  const answer = response.body;
  if (!isFields(answer) || answer['status'] !== true)
    return isRefusal(response.httpStatus) ? 'tolak' : 'putus';
  const isOwn =
    answer['server_id'] === server_id && answer['ujian_id'] === ujian_id && answer['aliran'] === aliran;
  const { generasi } = answer;
  const keadaan = parseAttemptState(answer['keadaan']);
  const surat = parseSurat(answer['surat']);
  if (!isOwn || !isCount(generasi) || !keadaan || surat === undefined) return 'putus';
  const jalan_ms = isCount(answer['jalan_ms']) ? answer['jalan_ms'] : 0;
  return { generasi, aliran, ack: 0, keadaan, surat, jalan_ms };
}

/** The stream once the server knows it: with the number of its lease, or without one where another device was first. */
function known(memory: StreamMemory, news: StateNews): StreamMemory {
  const { pemegang, epoch } = news.keadaan;
  const { generasi } = news;
  const stream: StreamRow = { ...memory.stream, generasi, mulai: undefined, berakhir: !pemegang };
  return {
    ...memory,
    attempt: adoptState(memory.attempt, news),
    stream: pemegang ? { ...stream, epoch } : stream,
  };
}
