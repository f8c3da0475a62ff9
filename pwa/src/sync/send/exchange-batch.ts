import { deleteClock } from '../../local-db/clock-db.ts';
import type { Effect, HeldStream } from '../stream/held-stream.ts';
import { isOtherLife } from '../answer/is-other-life.ts';
import { parseBatchAnswer, type Answer } from '../answer/parse-batch-answer.ts';
import type { Ports } from '../ports/ports.ts';
import { isRefusal, postBatch } from '../batch/post-batch.ts';

/** `putus`: no answer of this server, try again. `tolak`: the server refuses; trying again will hardly help. */
export type Outcome =
  { jenis: 'sampai'; effect: Effect; answer: Answer } | { jenis: 'putus' } | { jenis: 'tolak' };

/** Sends the next batch of a stream and applies the answer. A stream that forked goes on in a new one (S2). */
export async function exchangeBatch(
  ports: Ports,
  held: HeldStream,
  elapsedMs: number,
  options: { keepalive?: boolean; isTold?: boolean } = {},
): Promise<Outcome> {
  const { server_id, ujian_id, aliran, mulai } = held.memory.stream;
  if (mulai) {
    const arrived = await tellStart(ports, held, elapsedMs).catch(() => 'putus' as const);
    if (arrived !== 'sampai') return { jenis: arrived };
  }
  const kabar = ports.news.due(ujian_id ?? '');
  const { batch, number } = held.nextBatch(elapsedMs, kabar);
  const { path, body } = batch;
  const headers = { ...batch.headers, 'content-type': 'application/json' };
  const response = await postBatch(ports, { path, body, headers }, options);
  if (response === undefined) return { jenis: 'putus' };
  const ok = response.httpStatus >= 200 && response.httpStatus < 300;
  const answer = ok
    ? parseBatchAnswer(response.body, { server_id, ujian_id: ujian_id ?? '', aliran })
    : undefined;
  if (!options.isTold && isOtherLife(held.memory.attempt, response.httpStatus, answer)) {
    // Before its state is believed: a restored server may know of fewer minutes (S18).
    const told = await tellSurat(ports, held, elapsedMs, !answer).catch(() => 'putus' as const);
    if (told === 'putus') return { jenis: told };
    if (told === 'sampai') return exchangeBatch(ports, held, elapsedMs, { ...options, isTold: true });
  }
  if (answer === undefined) return { jenis: isRefusal(response.httpStatus) ? 'tolak' : 'putus' };
  if (kabar) ports.news.told(answer.ujian_id, kabar);
  const effect = await held.receive(answer, batch, number);
  if (effect.deleted) await deleteClock(ports.clockDb, answer.ujian_id).catch(() => undefined);
  if (effect.forked)
    return (await goOnInNewStream(ports, held).catch(() => false))
      ? { jenis: 'sampai', effect, answer }
      : { jenis: 'tolak' };
  return { jenis: 'sampai', effect, answer };
}

/** An exam that began without the server: the start goes first. */
const tellStart = async (ports: Ports, held: HeldStream, elapsedMs: number) =>
  (await import('../offline/offline-part.ts')).tellStart(ports, held, elapsedMs);

const tellSurat = async (ports: Ports, held: HeldStream, elapsedMs: number, isUnknown: boolean) =>
  (await import('../offline/offline-part.ts')).tellSuratOf(ports, held, elapsedMs, isUnknown);

/** A fork is told by an answer, so that the server is there to bring this. */
const goOnInNewStream = async (ports: Ports, held: HeldStream): Promise<boolean> =>
  (await import('../offline/offline-part.ts')).goOnInNewStream(ports, held);
