import type { LembarRow, UjianRow } from '../../local-db/exam-rows.ts';

/** What an act changes beside the stream. */
export interface Change {
  lembar?: LembarRow;
  ujian?: (held: UjianRow, seq: number) => UjianRow;
}
