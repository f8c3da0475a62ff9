import type { IsianRegistrasi } from '@spmb/shared/registrasi/registrasi.schema.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';

/** What is typed into the form. */
export type Isian = Omit<IsianRegistrasi, 'bukti'>;

const key = 'spmb-registrasi';
const empty: Isian = { username: '', email: '', telepon: '', userpass: '', repass: '' };
const storage = () => openSafeStorage(() => sessionStorage);
let typed: Isian | undefined;

/** What was typed in this tab, also before it was loaded again; passwords only since then. */
export function readDraft(): Isian {
  return (typed ??= { ...empty, ...(JSON.parse(storage().getItem(key) ?? '{}') as Partial<Isian>) });
}

/** Keeps what is typed for as long as the tab lives. Passwords are written nowhere. */
export function keepDraft(isian: Isian): void {
  typed = isian;
  const { userpass: _, repass: __, ...kept } = isian;
  storage().setItem(key, JSON.stringify(kept));
}

export function forgetDraft(): void {
  typed = undefined;
  storage().removeItem(key);
}
