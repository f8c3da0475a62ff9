import type { Zone } from '@spmb/shared/kernel/zone.ts';
import * as calls from '@spmb/shared/sekolah/calls.ts';
import type { TextStorage } from '../../ports/safe-storage.ts';
import type { HttpClient } from '../../http/http-client.ts';
import type { Theme } from './theme.ts';

/** Public facts about this server as this device knows them: what `api/info` answered last, over defaults. */
export interface AppInfo {
  company: string;
  apps_title: string;
  alamat?: string;
  telepon?: string;
  slogan?: string;
  /** What the school says of its application, and the version it gives it. */
  apps_desc?: string;
  apps_ver?: string;
  apps_url?: string;
  facebook?: string;
  twitter?: string;
  instagram?: string;
  /** Addresses of the school's pictures; empty or missing: it has none. */
  apps_logo?: string;
  apps_bg?: string;
  apps_bg_nav?: string;
  apps_theme?: string;
  apps_thememode?: Theme;
  /** Style sheet of the theme. */
  tema_css?: string;
  /** YYYY/YYYY. */
  tahun_ajaran?: string;
  /** Where `/` leads. */
  halaman_awal?: 'login' | 'home';
  /** What the public site shows, and what one signs up by. */
  slider?: boolean;
  apps_pendaftaran?: boolean;
  pagu?: boolean;
  showpagu?: boolean;
  regby?: 'email' | 'nisn';
  zona: Zone;
  wifi_nama: string | null;
  alamat_server: string | null;
  /** Formasi, permohonan and biodata are there. */
  apps_permohonan?: boolean;
  /** Both choices of a programme count alike. */
  pilihan_setara?: boolean;
  perlu_setup: boolean;
  version: string;
}

export interface InfoStore {
  /** The newest known facts; defaults until the server has answered once on this device. */
  current(): AppInfo;
  subscribe(listener: () => void): () => void;
  /** Asks the server; keeps what is known where it does not answer. */
  refresh(): Promise<void>;
}

const key = 'spmb-info';
const unknown: AppInfo = {
  company: 'SIM-SPMB',
  apps_title: '',
  zona: 'WIB',
  wifi_nama: null,
  alamat_server: null,
  perlu_setup: false,
  version: '',
};

export function createInfoStore(http: Pick<HttpClient, 'call'>, storage: TextStorage): InfoStore {
  const kept = storage.getItem(key);
  let info: AppInfo = kept ? { ...unknown, ...(JSON.parse(kept) as AppInfo), perlu_setup: false } : unknown;
  const listeners = new Set<() => void>();
  return {
    current: () => info,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      try {
        info = { ...unknown, ...(await http.call(calls.info)) };
      } catch {
        return;
      }
      storage.setItem(key, JSON.stringify(info));
      for (const listener of listeners) listener();
    },
  };
}
