import { bacaIsian } from '@spmb/shared/pendaftaran/isian.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { periksaFormulir, rapikan } from '@spmb/shared/pendaftaran/periksa.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isPendaftaranOpen } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { setujui } from '../persetujuan/persetujuan.mutations.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { findBerkasTerkirim, semulaDari } from './berkas.queries.ts';
import { findDone } from './carried-out.queries.ts';
import { catatTerkirim } from './catat-terkirim.mutations.ts';
import { checkAcuan } from './nama-acuan.queries.ts';
import { lockOwn } from './own-berkas.ts';
import { checkOwnFiles } from './own-files.mutations.ts';
import { refuseLocked, terbukaSaja } from './simpan-draf.ts';
import { getSyarat } from './syarat.queries.ts';

interface Sent extends Record<string, unknown> {
  versi?: number | undefined;
  operasi_id?: string | undefined;
  persetujuan_versi?: number | undefined;
}

/**
 * Sends the form whole, once however often it is asked for with one `operasi_id`. The first send needs an open registration
 * and gives the number; one that corrects writes only what the committee has opened, also after the last day, and answers
 * for that alone. Refuses by field what is missing or wrong.
 */
export async function kirim(context: Context, akun: SignedIn, sent: Sent): Promise<void> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const { versi, operasi_id = newId(nowMs), persetujuan_versi: dibaca, ...fields } = sent;
  const syarat = await getSyarat(store.read, nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    if (await findDone(tx, akun.peserta_id ?? '', operasi_id, ['kirim', 'kirim-perbaikan'])) return;
    const { own, stored } = await lockOwn(tx, akun, versi);
    refuseLocked(own.status);
    if (own.status === draf) await refuseClosed(tx, nowMs);
    const isi = { ...stored?.isi, ...terbukaSaja(bacaIsian(fields), stored?.terbuka) };
    const semula = semulaDari(await findBerkasTerkirim(tx, own.id), stored?.terbuka);
    refuseIsian(periksaFormulir(isi, syarat, semula));
    const rapih = rapikan(isi, syarat);
    const written = terbukaSaja(rapih, stored?.terbuka);
    refuseIsian({
      ...(await checkAcuan(tx, written)),
      ...(await checkOwnFiles(tx, nowMs, akun.akun_id, written)),
    });
    // A correction is of fields that the committee opened: it agrees anew only where it says so.
    if (own.status === draf || dibaca !== undefined)
      await setujui(tx, nowMs, { peserta_id: own.id, saat: 'kirim', dibaca });
    await catatTerkirim(tx, nowMs, { own, stored, isi: rapih, operasi_id });
  });
}

/** Refuses a first send outside of the registration's days and hours (N21). */
async function refuseClosed(read: Reader, nowMs: number): Promise<void> {
  const school = await findSekolah(read);
  if (!school || !isPendaftaranOpen(school, nowMs))
    throw new Refusal(
      'Pendaftaran sedang ditutup, jadi formulir belum dapat dikirim. Isian Anda tersimpan. Lihat jadwal pendaftaran di halaman Beranda.',
      200,
      { jenis: 'pendaftaran-tutup' },
    );
}
