import { syncHidup } from '@spmb/shared/ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { signEveryMs } from '@spmb/shared/sync/protocol/sign-of-life.ts';
import type { StreamRow } from '../../local-db/exam-rows.ts';
import type { Connection } from './connection.ts';
import type { Courier } from './courier.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import type { Ports } from '../ports/ports.ts';
import { isRefusal } from '../batch/post-batch.ts';
import { withDeadline } from '../ports/with-deadline.ts';

/** Not at once: the start of a whole room has enough to ask for. */
const firstMs = 1_000;
/** Less than the time between two signs. */
const deadlineMs = 6_000;
/** A server that refuses a sign says the same again until something else changes: batches find out what. */
const refusedEveryMs = 60_000;
/** What the server answers: it hears, or it hears and knows a newer version of the attempt. */
const [quiet, news] = [204, 200];

export interface SignOfLifeInput {
  ports: Ports;
  held: HeldStream;
  /** The attempt is not over in this tab, or has something to send. */
  isGiven: () => boolean;
  connection: Connection;
  courier: Courier;
  /** The connection changed. */
  publish: () => void;
}

/**
 * Says every 7 s that the sheet is there, so that the proctor sees a drop at once; the answer ends it. A line that breaks
 * is noticed by it before the next batch, one that is back is used at once, and so is news: what staff did meanwhile.
 */
export function giveSigns(input: SignOfLifeInput): () => void {
  const { ports, held, isGiven, connection, courier, publish } = input;
  const { clock, scheduler, transport } = ports;
  let number = 0;
  let isEnded = false;
  let cancel: () => void = () => undefined;
  /** The HTTP status of the answer; undefined: none came in time. */
  const send = async ({ kunci, aliran }: StreamRow): Promise<number | undefined> => {
    // Rises also where the wall clock is set back.
    number = Math.max(number + 1, clock.nowMs());
    const body = utf8(`${number} ${held.memory.attempt.keadaan.versi}`);
    const headers = { 'x-bukti': toBase64Url(portableDigest.hmacSha256(kunci, body)) };
    const sent = transport.post(at(syncHidup, { aliran }).path, body, headers);
    const answer = await withDeadline(scheduler, deadlineMs, sent).catch(() => undefined);
    return answer?.httpStatus;
  };
  const take = (status: number | undefined): void => {
    const isThere = status === quiet || status === news;
    const isChange = isThere === connection.isCut;
    if (isEnded || (!isChange && status !== news)) return;
    if (!isThere) connection.note({ jenis: 'putus' });
    courier.now();
    if (isChange) publish();
  };
  const sign = async (): Promise<void> => {
    const { stream } = held.memory;
    // A start that the server was not told of yet has no stream there.
    const status = isGiven() && !stream.mulai ? await send(stream) : null;
    const isRefused = status !== null && isRefusal(status ?? 0);
    if (status !== null && !isRefused) take(status);
    if (!isEnded) signIn(isRefused ? refusedEveryMs : signEveryMs);
  };
  const signIn = (ms: number): void => {
    cancel = scheduler.after(ms, () => void sign());
  };
  signIn(firstMs);
  return () => {
    isEnded = true;
    cancel();
  };
}
