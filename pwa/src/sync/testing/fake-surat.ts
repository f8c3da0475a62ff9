import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import type { FakeAttempt, FakeStream } from './fake-attempt.ts';

interface Told {
  generasi: number;
  holder: string | undefined;
  state: AttemptState;
  streams: Record<string, Pick<FakeStream, 'epoch' | 'luring' | 'leaseEndMs'> & { key: string }>;
}

const mac = 'ditandatangani-server'.padEnd(43, '-');

/** What the server decided about an attempt until now, as a device keeps it. */
export function fakeSurat({ state, holder, streams }: FakeAttempt, generasi: number): SignedSurat {
  const told = Object.entries(streams).map(([id, { key, epoch, luring, leaseEndMs }]) => [
    id,
    { key: toBase64Url(key), epoch, luring, leaseEndMs },
  ]);
  const surat = { generasi, state, holder, streams: Object.fromEntries(told) as Told['streams'] };
  return { teks: JSON.stringify(surat), mac };
}

/** Takes over what an earlier life of the server decided. `newer`: this server was replaced; `forged`: nobody signed it. */
export function adoptFakeSurat(
  attempt: FakeAttempt,
  signed: SignedSurat,
  generasi: number,
): 'adopted' | 'newer' | 'forged' {
  if (signed.mac !== mac) return 'forged';
  const told = JSON.parse(signed.teks) as Told;
  if (told.generasi > generasi) return 'newer';
  if (told.generasi === generasi) return 'adopted';
  const { state, streams } = attempt;
  for (const [id, { key, ...one }] of Object.entries(told.streams))
    streams[id] ??= {
      ...one,
      key: fromBase64Url(key) ?? new Uint8Array(),
      texts: [],
      elapsedMaxMs: 0,
      finished: false,
    };
  if (told.state.epoch > state.epoch) attempt.holder = told.holder;
  state.epoch = Math.max(state.epoch, told.state.epoch);
  state.boleh_ms = Math.max(state.boleh_ms, told.state.boleh_ms);
  state.versi = Math.max(state.versi, told.state.versi) + 1;
  return 'adopted';
}
