import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import type { AliranRow, OperasiRow, UjianRow } from '../../local-db/exam-rows.ts';
import { buildBatch, type Batch } from './build-batch.ts';

/** Every operation of a stream as batches that are ready to go: an older server may ask for the first again (S4). */
export function buildParcels(stored: {
  ujian: UjianRow;
  aliran: AliranRow;
  operasi: readonly OperasiRow[];
}): Batch[] {
  const { ujian, aliran } = stored;
  // What moved on to another stream is sent by that one.
  const operasi = aliran.dipindah ? stored.operasi.slice(0, aliran.ack) : stored.operasi;
  const parcels: Batch[] = [];
  for (let ack = 0; ack < operasi.length; ack = parcels.at(-1)?.akhir ?? operasi.length)
    parcels.push(
      buildBatch(portableDigest, {
        ujianId: ujian.ujian_id,
        aliran: { ...aliran, ack, dipindah: false },
        operasi,
        elapsedMs: aliran.elapsed_ms,
        belumTerkirim: Math.max(0, operasi.length - Math.max(ack, aliran.ack)),
        versi: ujian.keadaan.versi,
        gemaMs: ujian.gema_ms,
      }),
    );
  return parcels;
}
