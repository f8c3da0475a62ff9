import { alamatUntukHp } from './alamat-server.ts';
import { pathTautan } from '../akun/path-tautan.ts';

/** The whole address without the token; undefined: the school's address is none that a link may go over, which is https. */
export function alamatTautan(alamatServer: string | null | undefined): string | undefined {
  const alamat = alamatUntukHp(alamatServer);
  return alamat?.startsWith('https://') ? `${alamat}${pathTautan}` : undefined;
}
