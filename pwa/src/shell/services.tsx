import { createContext, use, useSyncExternalStore } from 'react';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { ExamEngine } from '../sync/ports/exam-session.ts';
import type { AppInfo, InfoStore } from './theme/app-info.ts';
import type { DeviceProofs } from './session/device-proofs.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { SessionStore } from './session/session-store.ts';
import type { SignIn } from './session/sign-in.ts';

/** What `main.tsx` wires and every screen may use. */
export interface Services {
  http: HttpClient;
  session: SessionStore;
  info: InfoStore;
  engine: ExamEngine;
  proofs: DeviceProofs;
  clock: Clock;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services around this component');
  return services;
}

/** The login in force; undefined: nobody. */
export function useSignIn(): SignIn | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}

/** The login that ran out; undefined: one is in force, or nobody was signed in. */
export function useEndedSignIn(): SignIn | undefined {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.ended);
}

export function useAppInfo(): AppInfo {
  const { info } = useServices();
  return useSyncExternalStore(info.subscribe, info.current);
}
