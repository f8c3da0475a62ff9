import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { bacaIsian } from '@spmb/shared/pendaftaran/isian.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { periksaFormulir, rapikan } from '@spmb/shared/pendaftaran/periksa.ts';
import { parseNisn } from '@spmb/shared/peserta/nisn.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { isPendaftaranOpen } from '@spmb/shared/sekolah/is-pendaftaran-open.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf, refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { newId } from '../../../db/new-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findBerkas, type Berkas } from '../../pendaftaran/berkas.queries.ts';
import { findDone, sidikOf } from '../../pendaftaran/carried-out.queries.ts';
import { catatTerkirim } from '../../pendaftaran/catat-terkirim.mutations.ts';
import { checkAcuan } from '../../pendaftaran/nama-acuan.queries.ts';
import { getSyarat } from '../../pendaftaran/syarat.queries.ts';
import {
  insertPesertaIfFree,
  newKodeVerifikasi,
  updatePendaftar,
} from '../../peserta/rows/peserta.mutations.ts';
import { setujui } from '../../persetujuan/persetujuan.mutations.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { berkasMeja } from './berkas-meja.ts';
import { beriAkun } from './beri-akun.ts';
import { findDitemukan, findPendaftarBernomor, type Ditemukan } from './pendaftar-bernomor.queries.ts';

interface Sent extends Record<string, unknown> {
  id?: string | null | undefined;
  versi?: number | undefined;
  operasi_id?: string | undefined;
  persetujuan_versi?: number | undefined;
}

export interface Didaftarkan {
  id: string;
  masuk: string;
  sandi: string | null;
}

/**
 * Sends a form for somebody who stands at the desk, once however often it is asked for with one `operasi_id`: for who was
 * found (`id`), with his account where he has one, or for who is new. Days and hours of registration bind applicants; the school may let a late one
 * in, and that it did so is on record. Refuses by field, and 409 who has sent
 * his form already or has written meanwhile.
 */
export async function daftarkan(context: Context, akun: SignedIn, sent: Sent): Promise<Didaftarkan> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const { id, versi, operasi_id = newId(nowMs), persetujuan_versi: dibaca, ...fields } = sent;
  const isi = bacaIsian(fields);
  const sidik = sidikOf(isi);
  const syarat = await getSyarat(store.read, nowMs);
  const school = await findSekolah(store.read);
  const isOpen = school !== undefined && isPendaftaranOpen(school, nowMs);
  const wrong = periksaFormulir(isi, syarat);
  const nisn = parseNisn(isi.nisn ?? '');
  if (!nisn) throw refusalOf(wrong);
  return store.tx(actorOf(akun), async (tx) => {
    const { own, lain } = await pemilik(tx, nowMs, { id, nisn, nama: isi.nama ?? '' });
    if (await findDone(tx, own.id, operasi_id, ['kirim'], sidik))
      return { id: own.id, masuk: own.masuk ?? '', sandi: null };
    // Locked by now: what was read before may have changed.
    const now = await findDitemukan(tx, own.id);
    if (!now) throw new NotFound();
    const stored = await findBerkas(tx, own.id);
    refuseLate(now, stored, versi);
    if (lain)
      throw refusalOf({
        nisn: `NISN ini tercatat atas nama ${lain.nama}. Cari NISN itu, supaya akun dan drafnya dipakai.`,
      });
    refuseIsian(wrong);
    const rapih = rapikan(isi, syarat);
    refuseIsian(await checkAcuan(tx, rapih));
    const { akun_id, masuk, sandi } = await beriAkun(context, tx, nowMs, now, rapih.nama);
    const files = { petugasId: akun.akun_id, akunId: akun_id, draf: stored?.isi ?? {} };
    const dikirim = await berkasMeja(tx, nowMs, rapih, files);
    const kode_verifikasi = now.kode_verifikasi ?? newKodeVerifikasi();
    await updatePendaftar(tx, nowMs, own.id, { status: draf, kode_verifikasi });
    await setujui(tx, nowMs, { peserta_id: own.id, saat: 'meja', dibaca });
    await catatTerkirim(tx, nowMs, {
      own: { ...now, status: draf },
      stored,
      isi: dikirim,
      operasi_id,
      sidik,
      catatan: `didaftarkan panitia${isOpen ? '' : ' di luar masa pendaftaran'}`,
    });
    return { id: own.id, masuk, sandi };
  });
}

/** Whose form it is: who was found, or a new row. `lain` has this NISN and was not found: nobody takes his account unseen. */
async function pemilik(
  tx: Transaction,
  nowMs: number,
  { id, nisn, nama }: { id: string | null | undefined; nisn: string; nama: string },
): Promise<{ own: Ditemukan; lain?: Ditemukan | undefined }> {
  const bernomor = await findPendaftarBernomor(tx, nisn);
  if (id) {
    const own = await findDitemukan(tx, id);
    if (!own) throw new NotFound('Orang ini tidak ada lagi. Cari NISN-nya sekali lagi.');
    return { own, lain: bernomor?.id === id ? undefined : bernomor };
  }
  if (bernomor) return { own: bernomor, lain: bernomor };
  const row = { id: newId(nowMs), akun_id: null, nomor_peserta: nisn, nisn, nama, status: draf };
  await insertPesertaIfFree(tx, nowMs, { ...row, jenis_kelamin: '' });
  // Of two desks at once the later one finds the row of the first here.
  const own = await findPendaftarBernomor(tx, nisn);
  if (own) return { own };
  throw refusalOf({
    nisn: 'Nomor ini sudah dipakai peserta lain sebagai nomor peserta. Betulkan dulu di Data Peserta.',
  });
}

function refuseLate(own: Ditemukan, stored: Berkas | undefined, versi: number | undefined): void {
  const { id, nama, nomor_register, status } = own;
  if (status !== null && status !== draf)
    throw new Refusal(
      `${nama} sudah terdaftar dengan nomor ${nomor_register ?? '–'}; statusnya ${statusBerkasText(status)}. Buka berkasnya.`,
      409,
      { jenis: 'sudah-terdaftar', id },
    );
  const now = stored?.versi ?? 0;
  if (versi !== undefined && versi !== now)
    throw new Refusal(
      'Pendaftar menulis di formulirnya sementara Anda mengisi. Muat data terbaru: isian Anda tetap ditawarkan.',
      409,
      { jenis: 'versi-lama', versi: now },
    );
}
