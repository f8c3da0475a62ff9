import './one-realm.ts';
import { createInfoStore } from '../shell/theme/app-info.ts';
import { createDeviceProofs } from '../shell/session/device-proofs.ts';
import { createHttpClient } from '../http/http-client.ts';
import type { Services } from '../shell/services.tsx';
import { createSessionStore } from '../shell/session/session-store.ts';
import type { SignInVault } from '../shell/session/sign-in-vault.ts';
import type { SignIn, UserInfo } from '../shell/session/sign-in.ts';
import { openSafeStorage } from '../ports/safe-storage.ts';
import { buildWorld, type World } from '../sync/testing/build-device.ts';

/** What the server answers: a body, a function of the request's body, no network (`putus`), or silence (`diam`). */
export type Answer =
  { status?: number; body: unknown } | ((request: Record<string, unknown>) => Answer) | 'putus' | 'diam';

export interface TestServices {
  services: Required<Services>;
  world: World;
  /** Answers by path without `/api/`; change them between two acts. */
  answers: Record<string, Answer>;
  /** Every request that was made. */
  requests: { path: string; body: Record<string, unknown> }[];
}

export const siti: UserInfo = {
  username: 'Siti Rahmawati',
  email: '26-0231-7',
  avatar: null,
  authent: 'peserta',
  peserta: {
    nomor_peserta: '26-0231-7',
    nisn: '0087654321',
    nama: 'Siti Rahmawati',
    ruang: 'Lab 2',
    kursi: '07',
    foto: null,
  },
};

const memoryVault = (): SignInVault => {
  let kept: SignIn | undefined;
  return {
    load: async () => kept,
    save: async (signIn) => void (kept = signIn),
    clear: async () => void (kept = undefined),
  };
};

/** The real stores and the real engine over a network that a test writes down. */
export function buildServices(
  answers: Record<string, Answer> = {},
  exam: Parameters<typeof buildWorld>[0] = {},
): TestServices {
  const world = buildWorld(exam);
  const requests: TestServices['requests'] = [];
  const { clock } = world.device.ports;
  const session = createSessionStore(clock, memoryVault());
  const http = createHttpClient({
    perangkat: 'UJI',
    authorization: session.authorization,
    onUnauthorized: () => void session.lapse(),
    fetch: async (address, init) => {
      const path = (address as string).replace(/^\/api\//, '');
      const body = (init?.body ? JSON.parse(init.body as string) : {}) as Record<string, unknown>;
      requests.push({ path, body });
      let answer = answers[path];
      while (typeof answer === 'function') answer = answer(body);
      if (answer === 'putus') throw new TypeError('network');
      if (answer === 'diam') return new Promise(() => undefined);
      const text =
        typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body ?? { status: false });
      return new Response(text, { status: answer ? (answer.status ?? 200) : 404 });
    },
  });
  const memory = openSafeStorage(() => {
    throw new Error('memory only');
  });
  const info = createInfoStore(http, memory);
  const proofs = createDeviceProofs(memory);
  const { engine } = world.device;
  return { services: { http, session, info, engine, proofs, clock }, world, answers, requests };
}
