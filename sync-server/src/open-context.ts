import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Logger } from 'pino';
import type { Context } from './context.ts';
import type { Store } from './db/store.ts';
import { LoginDelay } from './http/login-delay.ts';
import { RefusalCounter } from './http/refusal-counter.ts';
import { SignedInCache } from './http/signed-in-cache.ts';
import { LiveHub } from './live/live-hub.ts';
import { openMediaStore } from './media/media-store.ts';
import { loadSecrets } from './server/secrets.ts';
import { openServerState } from './server/server-state.ts';

export interface ContextParts {
  store: Store;
  clock: Clock;
  log: Logger;
  dataDir: string;
  webDir: string;
}

/** Assembles what features use from an open store and a data folder. */
export async function openContext(parts: ContextParts): Promise<Context> {
  return {
    ...parts,
    secrets: loadSecrets(parts.dataDir),
    live: new LiveHub(),
    media: openMediaStore(parts.dataDir),
    state: await openServerState(parts.store, parts.clock),
    loginDelay: new LoginDelay(),
    signedIn: new SignedInCache(),
    refusals: new RefusalCounter(parts.store, parts.clock),
  };
}
