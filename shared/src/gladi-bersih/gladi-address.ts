/**
 * Where the devices of the rooms open a rehearsal: at the school's own address of the server. The address `here` may be
 * one that only this computer understands; it stands where the school profile has none.
 */
export function gladiAddress(alamatServer: string | null | undefined, here: string, kode: string): string {
  const own = alamatServer?.trim() ?? '';
  const address = own === '' ? here : /^https?:\/\//i.test(own) ? own : `http://${own}`;
  return `${address.replace(/\/+$/, '')}/gladi#${kode}`;
}

/** Whether nobody but this computer can open an address. */
export const isOnlyHere = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.|\[::1\])/i.test(address);
