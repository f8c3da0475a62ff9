import { findStream } from '../../local-db/exam-store.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import type { Ports } from '../ports/ports.ts';
import { diskDeadlineMs, withDeadline } from '../ports/with-deadline.ts';

/** A stream as its disk holds it; undefined: it is not there, or the disk does not answer. */
export async function readMemory(ports: Ports, aliranId: string): Promise<StreamMemory | undefined> {
  try {
    const stored = await withDeadline(ports.scheduler, diskDeadlineMs, findStream(ports.db, aliranId));
    if (stored === undefined) return undefined;
    const ack = Math.min(stored.stream.ack, stored.operations.length);
    const operations = stored.operations.map((one) =>
      one.seq <= ack && one.terkirim_ms === null ? { ...one, terkirim_ms: one.pada_ms } : one,
    );
    const aliran = { ...stored.stream, ack };
    return {
      ...stored,
      stream: aliran,
      operations,
      lembar: new Map(stored.lembar.map((row) => [row.butir, row])),
    };
  } catch {
    return undefined;
  }
}
