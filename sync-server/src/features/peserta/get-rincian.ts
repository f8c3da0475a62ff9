import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { RincianPeserta } from '@spmb/shared/peserta/rincian-peserta.schema.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { findPeserta } from './rows/list-peserta.queries.ts';
import { getPesertaOfStaff } from './account/peserta-of-staff.ts';
import { readSandiKartu } from '../../server/sandi/sandi-kartu.ts';

/** A participant at the desk, without his password. Throws NotFound. */
export async function getRincian(context: Context, staff: SignedIn, id: string): Promise<RincianPeserta> {
  const { store, clock, secrets, zona, ahead } = context;
  const { akun } = await getPesertaOfStaff(context, staff, id);
  const shown = await findPeserta(store.read, id);
  if (!shown) throw new NotFound();
  const ujian = await ahead.listUjianOfPeserta(store.read, id, localDate(clock.nowMs(), await zona()));
  return {
    ...shown,
    akun_aktif: akun && akun.status === 0,
    sandi: readSandiKartu(secrets, akun).keadaan,
    ujian,
  };
}
