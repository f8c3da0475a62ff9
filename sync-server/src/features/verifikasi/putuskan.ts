import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  bolehBeralih,
  dicabut,
  ditolak,
  isBerkasGugur,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { bacaPerubahan } from '@spmb/shared/verifikasi/kolom.ts';
import { periksaPutusan } from '@spmb/shared/verifikasi/periksa-putusan.ts';
import { isKolomSyarat, kataTerbuka, kolomSyarat } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import { dokumenDiminta, type DokumenDiminta, type PutusanDokumen } from '@spmb/shared/verifikasi/putusan.ts';
import { fieldTerbuka } from '@spmb/shared/verifikasi/terbuka.ts';
import type { Putuskan } from '@spmb/shared/verifikasi/verifikasi.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian, refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { lockAllProgram } from '../daftar-ulang/daftar-ulang.queries.ts';
import { ikutiBerkas } from '../daftar-ulang/ikuti-berkas.mutations.ts';
import { listDokumenPeserta } from '../dokumen-peserta/dokumen-peserta.queries.ts';
import { findDone, sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { getSyarat } from '../pendaftaran/syarat.queries.ts';
import { catatPutusan, catatUsulan } from './catat-putusan.ts';
import { listAlasanAktif } from './diputus.queries.ts';
import { lockFile, type LockedFile } from './lock-file.ts';
import { usulanDari } from './pemeriksaan/pemegang.ts';
import { listDilihat } from './pemeriksaan/pemeriksaan.queries.ts';
import { tulisKoreksi } from './tulis-koreksi.ts';

/** Whether the verdict stands, or waits for a second account. */
export type Keputusan = 'berlaku' | 'diusulkan';

/**
 * The verdict on a file: decision, reasons, status and message in one piece, once however often it is asked for with one
 * `operasi_id`. Fields that differ from what was sent are corrections at the desk. Refuses by field what a verdict lacks,
 * and with 409 an older version, a way that the file cannot go, a file that somebody else has, and what takes a published seat until
 * that is confirmed.
 */
export async function putuskan(context: Context, akun: SignedIn, sent: Putuskan): Promise<Keputusan> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const { operasi_id = newId(nowMs), versi, ...asked } = sent;
  const { id, alasan } = asked;
  const sidik = sidikOf(asked);
  const syarat = await getSyarat(store.read, nowMs);
  const { pemeriksaan_kedua } = await getPengaturan(store.read, 'pendaftaran');
  return store.tx(actorOf(akun), async (tx) => {
    // Before the file, as whoever gives or frees a seat does. Nobody publishes in between: what was published meanwhile is public.
    if (isBerkasGugur(sent.verifikasi_status)) await lockAllProgram(tx);
    const done = await findDone(tx, id, operasi_id, ['verifikasi', 'usul-tolak'], sidik);
    if (done) return done === 'verifikasi' ? 'berlaku' : 'diusulkan';
    let file = await lockFile(tx, nowMs, id, versi);
    refuseWay(file.own.status, sent.verifikasi_status);
    const perubahan = bacaPerubahan(sent, file.terkirim.isi);
    if (Object.keys(perubahan).length > 0) {
      // Its own id can belong to nothing else: that of the verdict tells whether both were done.
      const act = { perubahan, syarat, alasan, operasi_id: newId(nowMs) };
      file = await tulisKoreksi(tx, nowMs, file, act);
    }
    const hasForm = file.terkirim.ke > 0;
    const diminta = hasForm ? dokumenDiminta(file.terkirim.isi, syarat) : [];
    const putusan = await lengkapi(tx, akun, file, diminta, sent);
    const tambahan = hasForm ? await listTambahan(tx, file.own, putusan.dokumen) : [];
    const aktif = await listAlasanAktif(tx);
    const codes = aktif.map(({ kode }) => kode);
    refuseIsian(periksaPutusan(putusan, file.own.status, [...diminta, ...tambahan], codes));
    const terbuka = putusan.terbuka ?? [];
    const terbukaKata = kataTerbuka(terbuka, putusan.dokumen, tambahan);
    const verdict = { ...putusan, terbuka, terbukaKata, operasi_id, sidik, alasanNames: aktif };
    const usulan = usulanDari(file.tinjauan, file.terkirim.ke, akun.akun_id);
    if (sent.verifikasi_status === ditolak && pemeriksaan_kedua) {
      if (usulan?.saya) throw sendiri();
      if (!usulan) {
        await catatUsulan(tx, nowMs, file, verdict);
        return 'diusulkan';
      }
    }
    await ikutiBerkas(context, tx, id, {
      ke: sent.verifikasi_status,
      keterangan: putusan.pesan,
      konfirmasi: sent.konfirmasi === true,
    });
    await catatPutusan(tx, nowMs, file, verdict);
    return 'berlaku';
  });
}

const sendiri = () =>
  new Refusal('Penolakan ini Anda usulkan sendiri. Pemeriksa lain yang mengesahkannya.', 409, {
    jenis: 'pemeriksaan-kedua',
  });

function refuseWay(dari: number, ke: number): void {
  if (bolehBeralih(dari, ke, 'panitia')) return;
  throw new Refusal(
    `Berkas yang statusnya ${statusBerkasText(dari)} tidak dapat menjadi ${statusBerkasText(ke)}. Muat ulang berkasnya.`,
    409,
    { jenis: 'status-lain', verifikasi_status: dari },
  );
}

/** A verdict with what follows from it: of every document that is good, and of what goes back. */
async function lengkapi(
  tx: Transaction,
  akun: SignedIn,
  { own, terkirim, tinjauan }: LockedFile,
  diminta: readonly DokumenDiminta[],
  { verifikasi_status, alasan_kode, pesan, dokumen, semua_baik, perbaiki }: Putuskan,
) {
  const usulan = verifikasi_status === ditolak ? usulanDari(tinjauan, terkirim.ke, akun.akun_id) : null;
  const said = semua_baik
    ? [...(await semuaBaik(tx, own.id, akun, terkirim.dikirim_ms ?? 0, diminta)), ...dokumen]
    : dokumen;
  const byKolom = new Map(said.map((one) => [one.kolom, one]));
  const bad = [...byKolom.values()].filter(({ putusan }) => putusan !== 'baik').map(({ kolom }) => kolom);
  const fields = fieldTerbuka([...perbaiki, ...bad.filter((kolom) => !isKolomSyarat(kolom))]);
  const codes = alasan_kode.length > 0 ? alasan_kode : (usulan?.alasan_kode ?? []);
  return {
    verifikasi_status,
    // A withdrawal needs no reason; one without has its words as reason (N24).
    alasan_kode: codes.length === 0 && verifikasi_status === dicabut && pesan !== '' ? ['lainnya'] : codes,
    pesan: pesan || (usulan?.pesan ?? ''),
    dokumen: [...byKolom.values()],
    terbuka: verifikasi_status === perbaikan ? fields && [...fields, ...bad.filter(isKolomSyarat)] : [],
    tanpaAlasan: codes.length === 0,
  };
}

/**
 * Required documents that were handed in beside the form. Nothing has to be said of them, but a file is not accepted with
 * a fault of one that must be there.
 */
async function listTambahan(
  tx: Transaction,
  own: LockedFile['own'],
  said: readonly PutusanDokumen[],
): Promise<DokumenDiminta[]> {
  const isSaid = new Set(said.map(({ kolom }) => kolom));
  return (await listDokumenPeserta(tx, own))
    .filter(({ di_formulir, path }) => !di_formulir && path !== null)
    .map(({ id, name, path, status }) => {
      const kolom = kolomSyarat(id);
      return { kolom, label: name, berkas: path, wajib: status && isSaid.has(kolom) };
    });
}

/** "All of them are good" is taken from whoever had each of them before his eyes. Refuses otherwise. */
async function semuaBaik(
  tx: Transaction,
  pesertaId: string,
  akun: SignedIn,
  sinceMs: number,
  diminta: readonly DokumenDiminta[],
): Promise<PutusanDokumen[]> {
  const there = diminta.filter(({ berkas }) => berkas !== null);
  const seen = await listDilihat(tx, pesertaId, akun.akun_id, sinceMs);
  const unseen = there.filter(({ kolom }) => !seen.has(kolom)).map(({ label }) => label);
  if (unseen.length > 0)
    throw refusalOf({
      dokumen: `Belum dibuka: ${unseen.join(', ')}. Lihat setiap dokumen, lalu terima berkasnya.`,
    });
  return there.map(({ kolom }) => ({ kolom, putusan: 'baik', catatan: '' }));
}
