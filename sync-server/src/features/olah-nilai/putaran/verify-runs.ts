import { jalankanSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Reader } from '../../../db/store.ts';
import { listPotret } from '../../seleksi/kursi.queries.ts';
import { hashMasukan } from './hash-masukan.ts';

/** Computes every run that was committed again, out of what it was made of; a sentence for each that is not as it was. */
export async function verifyRuns(read: Reader): Promise<{ jumlah: number; salah: string[] }> {
  const all = await listPotret(read);
  const salah = all.flatMap(({ nomor, mode, masukan, sha256, hasil }) => {
    if (hashMasukan(masukan) !== sha256) return [`seleksi nomor ${nomor}: masukannya bukan yang dicatat.`];
    const again = jalankanSeleksi(masukan, mode).hasil;
    const stored = new Map(Object.entries(hasil));
    const isSame =
      again.size === stored.size && [...again].every(([id, one]) => textOf(one) === textOf(stored.get(id)));
    return isSame ? [] : [`seleksi nomor ${nomor}: dihitung lagi, hasilnya lain daripada yang tersimpan.`];
  });
  return { jumlah: all.length, salah };
}

/** A database may give the fields of a record in another order. */
const textOf = (one: object | undefined): string => JSON.stringify(Object.entries(one ?? {}).sort());
