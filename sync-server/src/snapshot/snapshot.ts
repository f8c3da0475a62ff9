import { KeptWork } from './kept-work.ts';
import { packBody, type PackedBody } from './pack-body.ts';

/** What packs an answer. */
type Pack<Answer> = (answer: Answer) => Promise<PackedBody>;

/** An answer that is the same for everybody, as it goes out again and again. */
export class Snapshot<Answer> extends KeptWork<PackedBody> {
  /** As of KeptWork. `pack`: for what a thread has made, and packed already. */
  constructor(
    nowMs: () => number,
    freshMs: number,
    build: (nowMs: number) => Promise<Answer>,
    endsMs?: () => number,
    pack: Pack<Answer> = (answer) => packBody(JSON.stringify(answer)),
  ) {
    super(nowMs, freshMs, async (atMs) => pack(await build(atMs)), endsMs);
  }
}
