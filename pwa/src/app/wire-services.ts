import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { createHttpClient } from '../http/http-client.ts';
import type { TextStorage } from '../ports/safe-storage.ts';
import type { Services } from '../shell/services.tsx';
import { createDeviceProofs } from '../shell/session/device-proofs.ts';
import type { SessionStore } from '../shell/session/session-store.ts';
import { createInfoStore } from '../shell/theme/app-info.ts';
import { wearBranding } from '../shell/theme/branding.ts';

interface Wired {
  session: SessionStore;
  clock: Clock;
  storage: TextStorage;
  perangkat: Promise<string>;
}

/** What every document wires alike; puts the school's colours on the page. */
export function wireServices({ session, clock, storage, perangkat }: Wired): Services {
  const http = createHttpClient({
    fetch: (...request) => fetch(...request),
    perangkat,
    authorization: session.authorization,
    onUnauthorized: () => void session.lapse(),
  });
  const info = createInfoStore(http, storage);
  wearBranding(info, storage);
  return { http, session, info, proofs: createDeviceProofs(storage), clock };
}
