import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { findOpenStream } from '../../local-db/exam-store.ts';
import { beginStream } from './begin-stream.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import type { Ports } from '../ports/ports.ts';
import { drawStream, registerStream } from './register-stream.ts';

/** Registers a new stream and writes anew what the forked one had not brought to the server. false: not now. */
export async function goOnInNewStream(ports: Ports, held: HeldStream): Promise<boolean> {
  const { attempt, stream } = held.memory;
  // An older stream may not take the lease from the one that is written to; its texts stay here and at the server.
  if (attempt.aliran !== stream.aliran) return false;
  const jadwalUjianId = attempt.jadwal_ujian_id;
  try {
    const drawn = await findOpenStream(ports.db, jadwalUjianId).catch(() => undefined);
    const isFresh = drawn?.ujian_id === null && drawn.aliran !== stream.aliran;
    const next = isFresh ? drawn : await drawStream(ports, jadwalUjianId);
    const started = await registerStream(ports, next);
    // Nothing crosses attempts (S11): the operations of a replaced attempt stay in their own stream.
    if (started.ujian_id !== attempt.ujian_id) return false;
    const nowMs = ports.clock.nowMs();
    await held.replace((memory) =>
      beginStream({
        digest: portableDigest,
        started,
        stream: next,
        jadwalUjianId,
        akun: attempt.akun,
        before: { memory, forked: true },
        nowMs,
      }),
    );
    return true;
  } catch {
    return false;
  }
}
