import { jalankanSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Reader } from '../../../db/store.ts';
import { listPotret, type PotretTersimpan } from '../../seleksi/kursi.queries.ts';
import { BrokenPackedJson, unpackJson } from '../../../server/work/packed-json.ts';
import { hashMasukan } from './hash-masukan.ts';

/** Computes every run that was committed again, out of what it was made of; a sentence for each that is not as it was. */
export async function verifyRuns(read: Reader): Promise<{ jumlah: number; salah: string[] }> {
  const all = await listPotret(read);
  const salah = all.flatMap((potret) => {
    const why = whySalah(potret);
    return why === undefined ? [] : [`seleksi nomor ${potret.nomor}: ${why}`];
  });
  return { jumlah: all.length, salah };
}

function whySalah(potret: PotretTersimpan): string | undefined {
  try {
    const masukan = unpackJson(potret.masukan);
    if (hashMasukan(masukan) !== potret.sha256) return 'masukannya bukan yang dicatat.';
    const again = jalankanSeleksi(masukan, potret.mode).hasil;
    const stored = new Map(Object.entries(unpackJson(potret.hasil)));
    const isSame =
      again.size === stored.size && [...again].every(([id, one]) => textOf(one) === textOf(stored.get(id)));
    return isSame ? undefined : 'dihitung lagi, hasilnya lain daripada yang tersimpan.';
  } catch (error) {
    if (error instanceof BrokenPackedJson) return 'isinya rusak dan tidak dapat dibaca.';
    throw error;
  }
}

/** A database may give the fields of a record in another order. */
const textOf = (one: object | undefined): string => JSON.stringify(Object.entries(one ?? {}).sort());
