import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import type { Arrived } from '../attempt/apply-operations.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { believed, usedNow, withBatchNotice } from '../time/attempt-time.ts';
import { echoOf, hasHeard } from './batch-evidence.ts';

/** Attempt and stream as a batch finds them. */
export interface BatchTarget {
  attempt: Attempt;
  stream: Stream;
  /** The batch contradicts the stream. */
  bentrok: boolean;
}

/** What of a batch is new, and how it came. */
export interface Delivery {
  fresh: readonly Arrived[];
  /** Operations before it are missing. */
  isHole: boolean;
  /** The sheet itself did not send it. */
  isCopy: boolean;
  arrivalMs: number;
}

/** Who speaks in a batch, and what time has passed by it. */
export interface HeardBatch {
  /** The stream holds the attempt. */
  isHolder: boolean;
  /** Holds it, or held it last where staff ended the exam: the room must learn that everything has come in. */
  isLastHolder: boolean;
  /** What the batch says of the sheet's clock counts. */
  isSheet: boolean;
  /** It is a sign of life. */
  isHeard: boolean;
  /** Exam time by the device's word, as far as it is believed. */
  reportedMs: number;
  /** The attempt with the minute of notice that the batch may begin. */
  noticed: Attempt;
  terpakai_ms: number;
}

/** Reads of a batch who sends it and what it says of the time, before its operations are looked at. */
export function hearBatch(
  context: Context,
  { attempt, stream, bentrok }: BatchTarget,
  request: BatchRequest,
  { fresh, isCopy }: Delivery,
): HeardBatch {
  const isHolder = attempt.aliran === stream.id;
  // Of a finish the clock stands still: then a copy says no less than the sheet.
  const isSheet = isHolder && (!isCopy || fresh.some(bringsFinish));
  const reportedMs = believed(context, attempt, request.elapsed_ms);
  const echoMs = echoOf(context, stream, request);
  // What contradicts the stream is no sign of life: nothing of it is kept that could be held against it (S26).
  const isHeard = !isCopy && !bentrok && hasHeard(stream, echoMs);
  const noticed =
    isSheet && !bentrok
      ? withBatchNotice(context, attempt, reportedMs, { echoMs, hasHeard: isHeard })
      : attempt;
  return {
    isHolder,
    isLastHolder: isHolder || (attempt.aliran === null && stream.epoch === attempt.epoch),
    isSheet,
    isHeard,
    reportedMs,
    noticed,
    // What passed is told to a device together with what it lost of it, and that is known by its own reports.
    terpakai_ms: isSheet ? usedNow(context, noticed, reportedMs) : noticed.terpakai_ms,
  };
}

/** Cheaper than reading each text: what is looked up for a word in another place changes nothing. */
export const bringsFinish = ({ teks }: Arrived): boolean => teks.includes('"selesai"');
