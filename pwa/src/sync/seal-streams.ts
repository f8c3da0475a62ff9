import { fromBase64Url } from '@spmb/shared/kernel/bytes.ts';
import { portableDigest } from '@spmb/shared/sync/digest.ts';
import { sealForServer } from '@spmb/shared/sync/server-box.ts';
import type { KirimanRow, UjianRow } from '../local-db/exam-rows.ts';
import { listStreams, type StoredStream } from '../local-db/exam-store.ts';
import { writeSealed } from '../local-db/kiriman-store.ts';
import { buildBatch } from './build-batch.ts';
import { getServer } from './fetch-server.ts';
import type { Ports } from './ports.ts';

/**
 * Seals the streams of these attempts: from then on only the server can read what they hold, and nobody at this device
 * can write to them. They are still sent (S16). false: nothing was open any more.
 */
export async function sealStreams(ports: Ports, attempts: readonly UjianRow[]): Promise<boolean> {
  const meant = new Set(attempts.map(({ ujian_id }) => ujian_id));
  const streams = (await listStreams(ports.db)).filter(
    ({ tersegel, ujian_id }) => !tersegel && meant.has(ujian_id ?? ''),
  );
  const publicKey = streams.length > 0 ? fromBase64Url((await getServer(ports)).kunci_publik) : undefined;
  if (publicKey === undefined) return false;
  for (const { aliran } of streams)
    await writeSealed(ports.db, aliran, (stored) => sealStream(ports, publicKey, stored));
  return true;
}

/** Every operation of a stream as batches that are ready to go: an older server may ask for the first again (S4). */
function sealStream(ports: Ports, publicKey: Uint8Array, stored: StoredStream): KirimanRow[] {
  const { ujian, aliran } = stored;
  // What moved on to another stream is sent by that one.
  const operasi = aliran.dipindah ? stored.operasi.slice(0, aliran.ack) : stored.operasi;
  const parcels: KirimanRow[] = [];
  for (let ack = 0; ack < operasi.length; ack = parcels.at(-1)?.akhir ?? operasi.length) {
    const batch = buildBatch(portableDigest, {
      ujianId: ujian.ujian_id,
      aliran: { ...aliran, ack, dipindah: false },
      operasi,
      elapsedMs: aliran.elapsed_ms,
      belumTerkirim: Math.max(0, operasi.length - Math.max(ack, aliran.ack)),
      versi: ujian.keadaan.versi,
    });
    const { mulai, akhir, headers } = batch;
    const isi = sealForServer(publicKey, batch.body, ports.randomness);
    parcels.push({ aliran: aliran.aliran, mulai, akhir, bukti: headers['x-bukti'], isi });
  }
  return parcels;
}
