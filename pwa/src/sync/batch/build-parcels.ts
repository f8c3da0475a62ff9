import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import type { StreamRow, OperationRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { buildBatch, type Batch } from './build-batch.ts';

/** Every operation of a stream as batches that are ready to go: an older server may ask for the first again (S4). */
export function buildParcels(stored: {
  attempt: AttemptRow;
  stream: StreamRow;
  operations: readonly OperationRow[];
}): Batch[] {
  const { attempt, stream } = stored;
  // What moved on to another stream is sent by that one.
  const operations = stream.dipindah ? stored.operations.slice(0, stream.ack) : stored.operations;
  const parcels: Batch[] = [];
  for (let ack = 0; ack < operations.length; ack = parcels.at(-1)?.akhir ?? operations.length)
    parcels.push(
      buildBatch(portableDigest, {
        ujianId: attempt.ujian_id,
        stream: { ...stream, ack, dipindah: false },
        operations,
        elapsedMs: stream.elapsed_ms,
        belumTerkirim: Math.max(0, operations.length - Math.max(ack, stream.ack)),
        versi: attempt.keadaan.versi,
        gemaMs: attempt.gema_ms,
      }),
    );
  return parcels;
}
