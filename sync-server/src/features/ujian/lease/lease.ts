import type { StreamRegistration } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';

/** A device heard of within this time is believed when it says that it holds nothing unsent. */
const freshContactMs = 90_000;

/** Who is not where the lease is, is told so. */
export const otherDevice =
  'Ujian ini sedang dikerjakan di perangkat lain. Lanjutkan di perangkat itu, atau minta pengawas menekan Reset login.';

export interface LeaseQuestion {
  attempt: Attempt;
  /** Stream that holds the lease now. */
  holder: Stream | undefined;
  /** The login session of the holder was signed out. */
  holderSignedOut: boolean;
  /** Login session that asks. */
  sesiId: string;
  registration: StreamRegistration | undefined;
  /** The registration brings the key that the holder's stream was registered with. */
  hasHolderKey: boolean;
  /** The participant confirmed moving here. */
  pindah: boolean;
  nowMs: number;
}

/** Whether the asking login may take or keep the lease (S8). Refuses with the way out. */
export function decideLease(question: LeaseQuestion): 'keep' | 'take' {
  const { attempt, holder, holderSignedOut, sesiId, registration, hasHolderKey, pindah, nowMs } = question;
  if (!holder || attempt.aliran === null) return 'take';
  if (holder.id === registration?.aliran) {
    // Anybody may learn the name of a stream; its key never leaves its device. A stream is not registered twice either.
    if (hasHolderKey) return 'keep';
    throw elsewhere(false);
  }
  if (holder.sesi_masuk_id === sesiId) return registration ? 'take' : 'keep';
  // Who signed out there has left that device: what it said last stays true, however long ago that was.
  const isBelieved = holderSignedOut || nowMs - holder.kontak_ms < freshContactMs;
  const nothingUnsent = holder.belum_terkirim === 0 && isBelieved;
  if (pindah && nothingUnsent) return 'take';
  throw elsewhere(nothingUnsent, nothingUnsent ? Math.max(0, nowMs - holder.kontak_ms) : undefined);
}

/** `kabar_ms`: age of the word by which the other device holds nothing unsent; what it did since then nobody knows. */
const elsewhere = (boleh_pindah: boolean, kabar_ms?: number): Refusal =>
  new Refusal(otherDevice, 200, {
    lanjut: false,
    boleh_pindah,
    jenis: 'perangkat-lain',
    ...(kabar_ms === undefined ? {} : { kabar_ms }),
  });
