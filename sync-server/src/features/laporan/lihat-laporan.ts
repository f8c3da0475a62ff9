import {
  berkasLaporan,
  kertasLaporan,
  namaBerkas,
  namaKertas,
  type BagianLaporan,
  type KeadaanLaporan,
} from '@spmb/shared/laporan/laporan.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { groupBy } from '@spmb/shared/kernel/group-by.ts';
import type { Context } from '../../context.ts';
import type { SignedIn } from '../../http/route.ts';
import { findTerbit } from '../seleksi/terbit.queries.ts';
import { withStatus } from './baris.ts';
import { listProgramLaporan, openLaporan, type Laporan } from './open-laporan.ts';

/** What there is to print, with counts where the account may know them. */
export async function lihatLaporan(context: Context, akun: SignedIn): Promise<KeadaanLaporan> {
  const { ada } = await findTerbit(context.store.read, context.clock.nowMs());
  const laporan = await openOrNone(context, akun);
  const count = (status: 'L' | 'CADANGAN') => {
    const groups = laporan && groupBy(withStatus(laporan, status), ({ program }) => program);
    return (program: string) => (groups ? (groups.get(program)?.length ?? 0) : null);
  };
  const [diterima, cadangan] = [count('L'), count('CADANGAN')];
  const may = ({ capability }: BagianLaporan) => hasCapability(akun.authent, capability);
  return {
    diumumkan: ada,
    rancangan: laporan?.rancangan ?? false,
    kertas: namaKertas.filter((one) => may(kertasLaporan[one])),
    berkas: namaBerkas.filter((one) => may(berkasLaporan[one])),
    program: (await listProgramLaporan(context, akun)).map(({ id, name, pagu }) => ({
      id,
      name,
      pagu,
      diterima: diterima(id),
      cadangan: cadangan(id),
    })),
  };
}

async function openOrNone(context: Context, akun: SignedIn): Promise<Laporan | undefined> {
  try {
    return await openLaporan(context, akun);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
