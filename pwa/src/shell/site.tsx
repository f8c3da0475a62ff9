import { createContext, use, useSyncExternalStore } from 'react';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { AppInfo, InfoStore } from './theme/app-info.ts';

/** What every page has, also one of the public site, where nobody is signed in. */
export interface SiteServices {
  http: HttpClient;
  info: InfoStore;
  clock: Clock;
}

const SiteContext = createContext<SiteServices | undefined>(undefined);
export const SiteProvider = SiteContext;

export function useSite(): SiteServices {
  const site = use(SiteContext);
  if (!site) throw new Error('no site around this component');
  return site;
}

export function useAppInfo(): AppInfo {
  const { info } = useSite();
  return useSyncExternalStore(info.subscribe, info.current);
}
