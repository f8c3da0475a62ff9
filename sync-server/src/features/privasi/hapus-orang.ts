import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import type { LihatHapusOrang } from '@spmb/shared/privasi/hapus-orang.ts';
import type { Context } from '../../context.ts';
import { catatPenghapusan } from '../../backup/penghapusan.ts';
import { kataOf } from '../../crud/definition/along.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { nameOf } from '../../db/table-rows.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { setKeadaan, systemActor } from '../../identity/keadaan-server.mutations.ts';
import { readKeadaan } from '../../identity/keadaan-server.queries.ts';
import { dihapusPrefix, listDihapus } from '../../identity/own-keadaan.ts';
import { lockAllProgram } from '../daftar-ulang/daftar-ulang.queries.ts';
import { lockPendaftar } from '../pendaftaran/berkas.queries.ts';
import { deleteRencana, setLepas } from '../seleksi/seleksi.mutations.ts';
import { findHasilTerbit } from '../seleksi/terbit.queries.ts';
import { kataTetap, tetapAda, tindakanHapus } from './aturan-hapus.ts';
import { judulTabel } from './orang/aturan-salinan.ts';
import { buangIsi } from './orang/buang-isi.ts';
import { listHapusanOrang } from './orang/hapusan-orang.queries.ts';
import { hapusMilik, type Terhapus } from './hapus-orang.mutations.ts';
import { readMilik } from './orang/milik.queries.ts';
import {
  findOrang,
  isDihapus,
  isSedangUjian,
  listBernama,
  type OrangBernama,
} from './orang/orang.queries.ts';
import { listBerkasHabis, listBerkasOrang, listLaporanOrang } from './orang/tersirat.queries.ts';

const tidakAda = 'Pendaftar ini tidak ada lagi. Muat ulang daftarnya.';

/** Why somebody's data cannot be deleted now; '': it can. */
async function halanganDari(
  read: Reader,
  nowMs: number,
  { peserta_id, nama }: OrangBernama,
): Promise<string> {
  if (await isSedangUjian(read, peserta_id))
    return `${nama} masih mengerjakan ujian atau jawabannya masih ditunggu. Tunggu sampai ujiannya selesai, lalu coba lagi.`;
  const hasil = await findHasilTerbit(read, nowMs, peserta_id);
  if (hasil?.status === 'L' && hasil.lepas_ms === null)
    return `${nama} memegang kursi yang sudah diumumkan. Lepaskan kursinya dahulu di menu Daftar Ulang, lalu coba lagi.`;
  return '';
}

/** What tells of him in records of the committee's own. */
async function lihatCatatan(read: Reader, orang: OrangBernama): Promise<LihatHapusOrang['ikut']> {
  return [
    { kata: 'Baris terhapus yang dapat diurungkan', jumlah: (await listHapusanOrang(read, orang)).length },
    { kata: 'Laporan impor yang menyebutnya', jumlah: (await listLaporanOrang(read, orang)).length },
  ].filter(({ jumlah }) => jumlah > 0);
}

/** What a deletion would take and what stays. Throws NotFound. */
export async function lihatHapus({ store: { read }, clock }: Context, id: string): Promise<LihatHapusOrang> {
  const orang = await findOrang(read, id);
  if (!orang || isDihapus(orang)) throw new NotFound(tidakAda);
  const milik = await readMilik(read, orang);
  const berkas = await listBerkasHabis(read, orang, await listBerkasOrang(read, orang, milik));
  return {
    id,
    nama: orang.nama,
    nomor: orang.nomor_register ?? orang.nomor_peserta,
    ikut: [
      ...[...milik]
        .filter(([table]) => !tetapAda.includes(nameOf(table)))
        .map(([table, { length: jumlah }]) => ({
          kata: judulTabel[nameOf(table)] ?? kataOf(nameOf(table)),
          jumlah,
        })),
      ...(await lihatCatatan(read, orang)),
    ],
    berkas: berkas.length,
    tetap: [...kataTetap],
    halangan: await halanganDari(read, clock.nowMs(), orang),
  };
}

/**
 * Deletes all that is kept about somebody, on record without his name, and keeps in the server's own state that it did, so
 * that no older backup brings him back. Asked for again it changes nothing. Refuses without his typed name, while he sits an
 * exam, and while he has a published seat.
 */
export async function hapusOrang(
  context: Context,
  akun: SignedIn,
  id: string,
  { konfirmasi, alasan }: { konfirmasi: string; alasan: string },
): Promise<void> {
  const { store, clock, signedIn } = context;
  const nowMs = clock.nowMs();
  const done = await store.tx(actorOf(akun), async (tx) => {
    // Nobody publishes, or gives a seat, in between.
    await lockAllProgram(tx);
    await lockPendaftar(tx, id);
    const orang = await findOrang(tx, id);
    if (!orang || isDihapus(orang)) {
      if ((await readKeadaan(tx)).has(dihapusPrefix + id)) return undefined;
      throw new NotFound(tidakAda);
    }
    if (!isTypedName(konfirmasi, orang.nama))
      throw refusalOf({ konfirmasi: `Ketik nama ${orang.nama} untuk melanjutkan.` });
    const halangan = await halanganDari(tx, nowMs, orang);
    if (halangan !== '') throw new Refusal(halangan, 409);
    return hapus(context, tx, orang, alasan);
  });
  if (!done) return;
  signedIn.clear();
  await buangIsi(context, done.isi);
  // It is deleted all the same: the automatic backups write the list again.
  await catatPenghapusan(context).catch((error: unknown) => {
    context.log.error({ err: error }, 'the list of deletions was not written');
  });
}

/** Deletes again of whom it was decided before, where an older backup has brought him back. */
export async function terapkanLagi(context: Context): Promise<void> {
  const { store, signedIn } = context;
  const back = await listBernama(store.read, listDihapus(await readKeadaan(store.read)));
  for (const orang of back) {
    const alasan = 'Diterapkan lagi setelah pemulihan pencadangan';
    const { isi } = await store.tx(systemActor, async (tx) => {
      await lockAllProgram(tx);
      await lockPendaftar(tx, orang.peserta_id);
      return hapus(context, tx, orang, alasan);
    });
    await buangIsi(context, isi);
  }
  if (back.length > 0) signedIn.clear();
}

async function hapus(
  context: Context,
  tx: Transaction,
  orang: OrangBernama,
  alasan: string,
): Promise<Terhapus> {
  const nowMs = context.clock.nowMs();
  await lepasKursi(context, tx, nowMs, orang.peserta_id);
  const done = await hapusMilik(tx, nowMs, orang);
  await setKeadaan(tx, dihapusPrefix + orang.peserta_id, String(nowMs));
  const jumlah = [...done.milik.values()].reduce((sum, rows) => sum + rows.length, 0);
  await writeAudit(tx, nowMs, {
    tindakan: tindakanHapus,
    tabel: 'peserta',
    baris_id: orang.peserta_id,
    sesudah: { jumlah, jumlah_berkas: done.isi.length },
    alasan,
  });
  return done;
}

/** Nobody waits for a seat of whom nothing is known: what waits for its time goes, and what an older backup has published is free. */
async function lepasKursi(
  context: Context,
  tx: Transaction,
  nowMs: number,
  pesertaId: string,
): Promise<void> {
  await deleteRencana(context, tx, nowMs, pesertaId);
  const kursi = await findHasilTerbit(tx, nowMs, pesertaId);
  if (kursi?.status !== 'L' || kursi.lepas_ms !== null || kursi.program_keahlian_id === null) return;
  const { program_keahlian_id } = kursi;
  await setLepas(context, tx, { peserta_id: pesertaId, program_keahlian_id }, nowMs);
}
