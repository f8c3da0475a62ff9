import type { ClockDb } from '../../local-db/clock-db.ts';
import type { DeviceDb } from '../../local-db/device-db.ts';
import { browserClock } from '../../ports/browser-clock.ts';
import { browserRandomness } from '../../ports/browser-randomness.ts';
import { untilAtRest } from '../../ports/until-at-rest.ts';
import { untilIdle } from '../../ports/until-idle.ts';
import { readDevice } from '../../ports/read-device.ts';
import { createFetchTransport } from './fetch-transport.ts';
import { createHeartbeatGate, type TabChannel, type TabMessage } from './heartbeat-gate.ts';
import { NewsBox } from '../ports/news-box.ts';
import type { Ports } from '../ports/ports.ts';
import { createWebLocksGate } from './web-locks-gate.ts';

export interface BrowserPortsInput {
  db: DeviceDb;
  clockDb: ClockDb;
  authorization: Ports['authorization'];
  akun: Ports['akun'];
  marks: Ports['marks'];
}

/** The ports bound to the browser: the one place of the engine that touches its globals. Plain http is enough. */
export function createBrowserPorts(input: BrowserPortsInput): Ports {
  const scheduler: Ports['scheduler'] = {
    after: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
  };
  const base = { clock: browserClock, randomness: browserRandomness, scheduler, ...input };
  // On plain http `navigator.locks` is missing, whatever its type says.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  return {
    ...base,
    news: new NewsBox(readDevice),
    transport: createFetchTransport(),
    tabGate: locks
      ? createWebLocksGate(locks, scheduler)
      : createHeartbeatGate(base, createBroadcastChannel()),
    blobUrls: {
      create: (bytes, mime) => URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime })),
      revoke: (url) => URL.revokeObjectURL(url),
    },
    idle: untilIdle,
    rest: untilAtRest,
    onReconnect: (listener) => {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
  };
}

function createBroadcastChannel(): TabChannel {
  const channel = new BroadcastChannel('spmb-tab');
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      const listener = (event: MessageEvent<TabMessage>): void => onMessage(event.data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
