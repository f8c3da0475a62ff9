import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { sealForServer } from '@spmb/shared/sync/seal/server-box.ts';
import type { ParcelRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { listStreams, type StoredStream } from '../../local-db/exam-store.ts';
import { writeSealed } from '../../local-db/parcel-store.ts';
import { buildParcels } from '../batch/build-parcels.ts';
import { getServer } from '../paket/fetch-server.ts';
import type { Ports } from '../ports/ports.ts';

/**
 * Seals the streams of these attempts: from then on only the server can read what they hold, and nobody at this device
 * can write to them. They are still sent (S16). false: nothing was open any more.
 */
export async function sealStreams(ports: Ports, attempts: readonly AttemptRow[]): Promise<boolean> {
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

function sealStream(ports: Ports, publicKey: Uint8Array, stored: StoredStream): ParcelRow[] {
  const { aliran } = stored.stream;
  return buildParcels(stored).map(({ mulai, akhir, headers, body }) => {
    const isi = sealForServer(publicKey, body, ports.randomness);
    return { aliran, mulai, akhir, bukti: headers['x-bukti'], isi };
  });
}
