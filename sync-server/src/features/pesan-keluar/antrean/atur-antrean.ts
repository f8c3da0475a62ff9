import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { kataKeadaanPesan, type KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { deleteAlong } from '../../../crud/delete/delete-along.mutations.ts';
import type { Transaction } from '../../../db/store.ts';
import { nameOf } from '../../../db/table-rows.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { listBerhenti } from './antrean.queries.ts';
import {
  alihkanSatu,
  aturSemua,
  batalkanAntre,
  endBerhenti,
  getPesan,
  insertBerhenti,
  kirimSekaliLagi,
  listTerhapus,
} from './atur.mutations.ts';
import { isPemegang, refuseOthers } from './kirim-tangan.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';
import { catatPesanan } from './saat-dikirim.mutations.ts';

const tetap = (keadaan: KeadaanPesan, can: string) =>
  new Refusal(`Pesan ini ${kataKeadaanPesan[keadaan]}: ${can} Muat ulang daftar.`, 409);

/** Sends a message again that failed, that nobody is sure of, or that was called off (api/utility-wa-kirim-ulang). */
export const kirimUlang = ({ store, clock, state }: Context, akun: SignedIn, id: string): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const row = await getPesan(tx, id);
    if ((await listBerhenti(tx)).has(row.nomor))
      throw new Refusal('Penerima tidak ingin menerima pesan. Hubungi dengan cara lain.');
    if (row.ditarik_ms !== null)
      throw new Refusal(
        'Hasil yang dikabarkan pesan ini sudah ditarik atau diganti, jadi tidak dikirim lagi.',
      );
    if (!(await kirimSekaliLagi(tx, nowMs, row, state.generasi)))
      throw tetap(row.keadaan, 'hanya pesan gagal, tidak pasti, atau dibatalkan yang dikirim ulang.');
    await record(tx, nowMs, id, 'kirim_ulang_pesan', { keadaan: row.keadaan });
  });

/** Staff say whether a message has arrived whose answer was lost, or that they have sent by hand. */
export async function nyatakan(
  context: Context,
  akun: SignedIn,
  { id, terkirim }: { id: string; terkirim: boolean },
): Promise<void> {
  const zona = await context.zona();
  await context.store.tx(actorOf(akun), async (tx) => {
    const nowMs = context.clock.nowMs();
    const row = await getPesan(tx, id);
    refuseOthers(row, akun, zona);
    // Of what a channel will send by itself nobody says so: somebody else has just decided that it goes out again.
    const isAtHand = row.keadaan === 'antre' && (await getPengaturan(tx, 'pesan')).kanal === 'tangan';
    const isByHand = isAtHand || isPemegang(row, akun);
    const word = terkirim ? 'terkirim' : 'gagal';
    const sebab = terkirim ? '' : 'Dinyatakan tidak terkirim oleh petugas.';
    const changed = isByHand
      ? await alihkanSatu(tx, nowMs, row, `tangan_${word}`, { kanal: 'tangan', sebab })
      : await alihkanSatu(tx, nowMs, row, `nyatakan_${word}`, { sebab });
    if (!changed) throw tetap(row.keadaan, 'keadaannya sudah diputuskan.');
    await record(tx, nowMs, id, 'nyatakan_pesan', { dari: row.keadaan, ke: changed });
  });
}

/** Holds, goes on with, or calls off all that waits, of a medium or of both, or is being sent and then waits again. Answers how many wait. */
export const aturAntrean = (
  { store, clock }: Context,
  akun: SignedIn,
  { tindakan, media }: { tindakan: 'tahan' | 'lanjutkan' | 'batalkan'; media: MediaPesan | 'semua' },
): Promise<number> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const jumlah = await aturSemua(tx, nowMs, tindakan, media === 'semua' ? undefined : media);
    if (jumlah > 0) await record(tx, nowMs, media, `${tindakan}_antrean`, { jumlah });
    return jumlah;
  });

/** Somebody has told staff that he wants no messages, or wants them again. Answers how many of his were called off. */
export const aturBerhenti = (
  { store, clock }: Context,
  akun: SignedIn,
  { nomor, berhenti }: { nomor: string; berhenti: boolean },
): Promise<number> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const jumlah = berhenti ? await insertBerhenti(tx, nowMs, nomor, 'petugas') : 0;
    if (!berhenti) await endBerhenti(tx, nomor);
    await record(tx, nowMs, 'berhenti', 'berhenti_pesan', { nomor, berhenti });
    return jumlah;
  });

/**
 * Deletes one message, or with `1` all (N43), kept for an undo; what waits is called off first. One that is being sent stays.
 * Answers how many went, and what takes them back.
 */
export const hapusPesan = (
  { store, clock }: Context,
  akun: SignedIn,
  id: string,
): Promise<{ jumlah: number; hapusan_id: string | null }> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const isAll = id === '1';
    const one = isAll ? undefined : await getPesan(tx, id);
    if (one?.keadaan === 'mengirim') throw tetap(one.keadaan, 'tunggu sampai selesai, lalu hapus.');
    await batalkanAntre(tx, nowMs, isAll ? undefined : [id]);
    if (isAll) await catatPesanan(tx, 'batalkan');
    const ids = isAll ? await listTerhapus(tx) : [id];
    if (ids.length === 0) return { jumlah: 0, hapusan_id: null };
    const judul = one ? `Pesan untuk ${one.nama}` : `${ids.length} pesan`;
    const doomed = { table: pesanKeluar, ids, baris_id: isAll ? 'semua' : id, judul };
    // All of them was what the caller asked for: none goes besides.
    const agreed = { ikut: { [nameOf(pesanKeluar)]: ids.length }, alasan: 'Hapus semua pesan' };
    const { hapusan_id } = await deleteAlong(tx, nowMs, doomed, ids.length > 1 ? agreed : {});
    await record(tx, nowMs, doomed.baris_id, 'hapus', { jumlah: ids.length });
    return { jumlah: ids.length, hapusan_id };
  });

const record = (tx: Transaction, nowMs: number, baris_id: string, tindakan: string, sesudah: object) =>
  writeAudit(tx, nowMs, { tindakan, tabel: 'pesan_keluar', baris_id, sesudah: { ...sesudah } });
