import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { Forbidden } from '../errors.ts';
import type { PlainCall, Route } from '../route.ts';

const changeFirst = 'Ganti kata sandi sekali pakai Anda dahulu, lalu lanjutkan. Buka menu Ganti Kata Sandi.';

/** Refuses the call (401 nobody signed in, 403 signed in without the capability, or with a one-time password). */
export function requireCapability(
  { capability, beforeGantiSandi }: Pick<Route, 'capability' | 'beforeGantiSandi'>,
  call: PlainCall,
): void {
  const akun = call.get('akun');
  if (!hasCapability(akun?.authent, capability)) throw new Forbidden(akun ? 403 : 401);
  if (akun?.ganti_sandi && !beforeGantiSandi && capability !== 'publik')
    throw new Refusal(changeFirst, 403, { jenis: 'ganti-sandi' });
}
