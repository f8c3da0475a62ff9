import type { LembarRow, AttemptRow } from '../../local-db/exam-rows.ts';

/** What an act changes beside the stream. */
export interface Change {
  lembar?: LembarRow;
  attempt?: (held: AttemptRow, seq: number) => AttemptRow;
}
