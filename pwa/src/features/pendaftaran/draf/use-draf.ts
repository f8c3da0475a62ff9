import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BerkasPort } from '../berkas/berkas-port.ts';
import type { DrafView, FormDraft } from './form-draft.ts';
import type { PilihanSource } from '../../../shell/isian/pilihan-source.ts';

/** What the screens of the form share. */
export interface Pendaftar {
  draf: FormDraft;
  berkas: BerkasPort;
  pilihan: PilihanSource;
}

export const PendaftarContext = createContext<Pendaftar | undefined>(undefined);

export function usePendaftar(): Pendaftar {
  const pendaftar = useContext(PendaftarContext);
  if (!pendaftar) throw new Error('this screen stands outside of the form');
  return pendaftar;
}

/** The draft as it is now. */
export function useDraf(): DrafView {
  const { draf } = usePendaftar();
  return useSyncExternalStore(draf.subscribe, draf.current);
}
