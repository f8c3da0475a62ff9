import { Refusal } from '@spmb/shared/kernel/envelope.ts';

/** Throws where a cross-field rule names a field; the first sentence is the message. */
export function refuseIsian(kesalahan: Record<string, string>): void {
  const first = Object.values(kesalahan)[0];
  if (first !== undefined) throw new Refusal(first, 200, { kesalahan, jenis: 'isian-salah' });
}
