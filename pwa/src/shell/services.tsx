import { useSyncExternalStore, type Context } from 'react';
import type { ExamEngine } from '../sync/ports/exam-session.ts';
import type { DeviceProofs } from './session/device-proofs.ts';
import type { SessionStore } from './session/session-store.ts';
import type { SignIn } from './session/sign-in.ts';
import { SiteProvider, useSite, type SiteServices } from './site.tsx';

export { useAppInfo } from './site.tsx';

/** What every document wires and every screen may use. */
export interface Services extends SiteServices {
  session: SessionStore;
  /** Only where participants are. */
  engine?: ExamEngine;
  proofs: DeviceProofs;
}

/** The same context: a page of the application has more of it than one of the public site. */
export const ServicesProvider = SiteProvider as Context<Services | undefined>;

export const useServices = (): Services => useSite() as Services;

/** The exams on this device. */
export function useEngine(): ExamEngine {
  const { engine } = useServices();
  if (!engine) throw new Error('this document has no exam engine');
  return engine;
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
