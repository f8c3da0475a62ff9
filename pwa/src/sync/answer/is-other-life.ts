import type { AttemptRow } from '../../local-db/exam-rows.ts';
import type { Answer } from './parse-batch-answer.ts';

/** Whether a server that was restored speaks, or one that was replaced: of another generation, or without the stream (S18). */
export const isOtherLife = (
  { generasi }: AttemptRow,
  httpStatus: number,
  answer: Answer | undefined,
): boolean => (answer ? answer.generasi !== generasi : httpStatus === 403 || httpStatus === 404);
