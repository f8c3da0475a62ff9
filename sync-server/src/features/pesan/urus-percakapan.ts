import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import {
  findPercakapan,
  hasPetugas,
  listPesanPercakapan,
  lockPengirim,
  lockPercakapan,
} from './percakapan.queries.ts';
import { beginPercakapan, markPesanMasukRead, updatePercakapan } from './percakapan.mutations.ts';

const gone = 'Percakapan ini tidak ada lagi. Muat ulang daftar pesan.';

/** A conversation with its messages. Throws NotFound. */
export async function openPercakapan(read: Reader, id: string): Promise<PercakapanTerbuka> {
  const baris = await findPercakapan(read, id);
  if (!baris) throw new NotFound(gone);
  return { ...baris, pesans: await listPesanPercakapan(read, id) };
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

/** What staff have opened is read; whatever came meanwhile is not. */
export const bacaPercakapan = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, ids }: { id: string; ids: readonly string[] },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    await getLocked(tx, id);
    await markPesanMasukRead(tx, clock.nowMs(), id, ids);
  });

/** Gives a conversation to an account that may answer it; null: to nobody. */
export const serahkan = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, akun_id }: { id: string; akun_id: string | null },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const before = await getLocked(tx, id);
    if (akun_id !== null && !(await hasPetugas(tx, akun_id)))
      throw new Refusal('Akun itu tidak dapat menjawab pesan. Pilih petugas lain.');
    if (before.akun_id === akun_id) return;
    await updatePercakapan(tx, id, { akun_id });
    await record(tx, clock.nowMs(), id, 'serahkan_pesan', { akun_id });
  });

/**
 * Marks a conversation as done, or opens it again; what is unread is read with it. Refuses (409) to be done with what came
 * since `versi` was read.
 */
export const selesaikan = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, selesai, versi }: { id: string; selesai: boolean; versi?: number | undefined },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const before = await getLocked(tx, id);
    if ((before.selesai_ms !== null) === selesai) return;
    if (selesai) await refuseUnread(tx, id, before.versi, versi);
    if (selesai) await markPesanMasukRead(tx, nowMs, id);
    await updatePercakapan(tx, id, { selesai_ms: selesai ? nowMs : null });
    await record(tx, nowMs, id, 'selesaikan_pesan', { selesai });
  });

const record = (tx: Transaction, nowMs: number, baris_id: string, tindakan: string, sesudah: object) =>
  writeAudit(tx, nowMs, { tindakan, tabel: 'peserta', baris_id, sesudah: { ...sesudah } });
