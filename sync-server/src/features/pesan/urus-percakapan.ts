import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PercakapanTerbuka, Serahan } from '@spmb/shared/pesan/percakapan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { findPercakapan, findPetugas } from './daftar-percakapan.queries.ts';
import {
  hasSerahan,
  listPesanPercakapan,
  listSerahan,
  lockPengirim,
  lockPercakapan,
} from './percakapan.queries.ts';
import {
  beginPercakapan,
  insertSerahan,
  markPesanMasukRead,
  terjawabOleh,
  updatePercakapan,
} from './percakapan.mutations.ts';
import { siarkanPesan, siarkanTerjawab } from './siarkan-pesan.ts';

const gone = 'Percakapan ini tidak ada lagi. Muat ulang daftar pesan.';

/** A conversation with its messages. Throws NotFound. */
export async function openPercakapan(read: Reader, id: string): Promise<PercakapanTerbuka> {
  const baris = await findPercakapan(read, id);
  if (!baris) throw new NotFound(gone);
  return { ...baris, pesans: await listPesanPercakapan(read, id), serahan: await listSerahan(read, id) };
}

/** The row of a conversation, locked until the transaction ends. Throws NotFound. */
export async function getLocked(tx: Transaction, id: string) {
  const row = await lockPercakapan(tx, id);
  if (!row) throw new NotFound(gone);
  return row;
}

/** The same, begun where the committee is the first to write. Throws NotFound for whoever it cannot write to. */
export async function getBegun(tx: Transaction, nowMs: number, id: string) {
  await lockPengirim(tx, id);
  if (!(await findPercakapan(tx, id))) throw new NotFound(gone);
  await beginPercakapan(tx, nowMs, id);
  return getLocked(tx, id);
}

/**
 * Refuses (409) with `data` who acts on a conversation as it was before somebody wrote in it; `asked` undefined: whoever says
 * no version.
 */
export async function refuseUnread(
  tx: Transaction,
  id: string,
  versi: number,
  asked: number | undefined,
): Promise<void> {
  if (asked !== undefined && asked !== versi)
    throw new Refusal('Ada pesan baru di percakapan ini. Muat ulang dan baca dahulu, lalu ulangi.', 409, {
      jenis: 'versi-lama',
      data: await openPercakapan(tx, id),
    });
}

/** What staff have opened is read; whatever came meanwhile is not. Whoever it was handed to has seen it with that. */
export const bacaPercakapan = (
  { store, clock, live }: Context,
  akun: SignedIn,
  { id, ids }: { id: string; ids: readonly string[] },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const before = await getLocked(tx, id);
    const isNews = ids.length > 0 && (await markPesanMasukRead(tx, clock.nowMs(), id, ids));
    const isSeen = before.serahan_baru && before.akun_id === akun.akun_id;
    if (isSeen) await updatePercakapan(tx, id, { serahan_baru: false });
    if (isNews || isSeen) siarkanPesan(live, tx, id);
  });

/** Refuses (409) with `data` who hands over what somebody else has by now than the page showed; undefined: it says nobody. */
async function refuseOthersHand(
  tx: Transaction,
  id: string,
  shown: string | null | undefined,
): Promise<void> {
  if (shown === undefined) return;
  const now = (await findPercakapan(tx, id))?.petugas ?? null;
  if ((now?.id ?? null) === shown) return;
  const data = await openPercakapan(tx, id);
  throw new Refusal(
    `${sayHand(now, data.serahan.at(-1))}. Tekan Serahkan sekali lagi bila tetap ingin menggantinya.`,
    409,
    { jenis: 'versi-lama', data },
  );
}

/** Who has it now, and who handed it over where that was the last of all. */
function sayHand(now: PercakapanTerbuka['petugas'], last: Serahan | undefined): string {
  if (last && last.kepada === (now?.nama ?? null))
    return now
      ? `${last.dari} baru menyerahkan percakapan ini kepada ${now.nama}`
      : `${last.dari} baru melepas percakapan ini`;
  return `Percakapan ini sekarang ${now ? `dipegang ${now.nama}` : 'belum dipegang siapa pun'}`;
}

interface Penyerahan {
  id: string;
  akun_id: string | null;
  dari_akun_id?: string | null | undefined;
  catatan?: string | undefined;
  operasi_id?: string | undefined;
}

/**
 * Hands a conversation over to an account that may answer it, null: to nobody, with a note to whoever gets it; once however
 * often it is sent with one `operasi_id`. Refuses (409) where it is in other hands than the page showed. It stays marked as
 * new to a colleague until he has opened it.
 */
export const serahkan = (
  { store, clock, live }: Context,
  akun: SignedIn,
  { id, akun_id, dari_akun_id, catatan = '', operasi_id }: Penyerahan,
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const serahanId = operasi_id ?? newId(nowMs);
    const before = await getLocked(tx, id);
    if (await hasSerahan(tx, id, serahanId)) return;
    const kepada = akun_id === null ? null : await findPetugas(tx, akun_id);
    if (kepada === undefined) throw new Refusal('Akun itu tidak dapat menjawab pesan. Pilih petugas lain.');
    if (before.akun_id === akun_id && catatan === '') return;
    await refuseOthersHand(tx, id, dari_akun_id);
    await updatePercakapan(tx, id, { akun_id, serahan_baru: akun_id !== null && akun_id !== akun.akun_id });
    await insertSerahan(tx, nowMs, { peserta_id: id, id: serahanId, ke_akun_id: akun_id, kepada, catatan });
    await record(tx, nowMs, id, 'serahkan_pesan', { akun_id, catatan });
    siarkanPesan(live, tx, id);
  });

/**
 * Marks a conversation as done, or opens it again; what is unread is read with it. Refuses (409) to be done with what came
 * since `versi` was read.
 */
export const selesaikan = (
  { store, clock, live }: Context,
  akun: SignedIn,
  { id, selesai, versi }: { id: string; selesai: boolean; versi?: number | undefined },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const before = await getLocked(tx, id);
    if ((before.selesai_ms !== null) === selesai) return;
    if (selesai) await refuseUnread(tx, id, before.versi, versi);
    if (selesai) await markPesanMasukRead(tx, nowMs, id);
    const done = terjawabOleh(akun.akun_id, before.akun_id, before.serahan_baru);
    await updatePercakapan(tx, id, selesai ? { ...done, selesai_ms: nowMs } : { selesai_ms: null });
    await record(tx, nowMs, id, 'selesaikan_pesan', { selesai });
    siarkanPesan(live, tx, id);
    if (selesai) await siarkanTerjawab(live, tx, before.jadwal_ujian_peserta_id);
  });

const record = (tx: Transaction, nowMs: number, baris_id: string, tindakan: string, sesudah: object) =>
  writeAudit(tx, nowMs, { tindakan, tabel: 'peserta', baris_id, sesudah: { ...sesudah } });
