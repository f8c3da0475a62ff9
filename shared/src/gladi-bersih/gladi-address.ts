import { alamatUntukHp } from '../sekolah/alamat-server.ts';

/**
 * Where the devices of the rooms open a rehearsal: at the school's own address of the server. The address `here` may be
 * one that only this computer understands; it stands where the school profile has none for phones.
 */
export const gladiAddress = (alamatServer: string | null | undefined, here: string, kode: string): string =>
  `${alamatUntukHp(alamatServer) ?? here.replace(/\/+$/, '')}/gladi#${kode}`;

/** Whether nobody but this computer can open an address. */
export const isOnlyHere = (address: string): boolean => alamatUntukHp(address) === null;
