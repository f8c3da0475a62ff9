import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { bacaIsian } from '@spmb/shared/pendaftaran/isian.ts';
import { bolehDiisi } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { SignedIn } from '../../http/route.ts';
import { saveBerkas } from './berkas.mutations.ts';
import { lockOwn } from './own-berkas.ts';
import { checkOwnFiles } from './own-files.mutations.ts';

/** Of what was sent what may be written now: while a correction is asked for, only the fields that it names. */
export const terbukaSaja = (
  sent: Partial<Formulir>,
  terbuka: readonly string[] | null | undefined,
): Partial<Formulir> =>
  terbuka ? Object.fromEntries(Object.entries(sent).filter(([name]) => terbuka.includes(name))) : sent;

/** Refuses (409) a form that nobody may write in at its status. */
export function refuseLocked(status: number): void {
  if (!bolehDiisi(status))
    throw new Refusal(
      `Formulir ini tidak dapat diubah: statusnya ${statusBerkasText(status)}. Hubungi panitia bila ada yang salah.`,
      409,
      { jenis: 'terkunci' },
    );
}

/** Keeps what was typed, right or wrong, on top of the version that it was read from. Answers the new version. */
export function simpanDraf(
  { store, clock }: Context,
  akun: SignedIn,
  { versi, ...sent }: { versi?: number | undefined } & Record<string, unknown>,
): Promise<{ versi: number; diubah_ms: number }> {
  return store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const { own, stored } = await lockOwn(tx, akun, versi);
    refuseLocked(own.status);
    const fields = terbukaSaja(bacaIsian(sent), stored?.terbuka);
    refuseIsian(await checkOwnFiles(tx, nowMs, akun.akun_id, fields));
    const next = (stored?.versi ?? 0) + 1;
    await saveBerkas(tx, nowMs, { peserta_id: own.id, isi: { ...stored?.isi, ...fields }, versi: next });
    return { versi: next, diubah_ms: nowMs };
  });
}
