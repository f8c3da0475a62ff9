import { hapusan, urungkanHapusan } from '@spmb/shared/hapusan/calls.ts';
import {
  HARI_URUNGKAN,
  ikutWords,
  urungkanContract,
  type Hapusan,
} from '@spmb/shared/hapusan/hapusan.schema.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { kataOf } from '../../crud/definition/along.ts';
import { listHapusan } from '../../crud/delete/hapusan.queries.ts';
import { lockHapusan, restoreAlong, type HapusanRow } from '../../crud/delete/restore-along.mutations.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { pageOfLines } from '../../crud/list/page-lines.ts';
import { actorOf } from '../../crud/definition/place.ts';
import type { Feature } from '../../feature.ts';
import { nameOf } from '../../db/table-rows.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Deletion, type Route, type SignedIn } from '../../http/route.ts';

/** Who works on all records of a kind; everybody else only takes back what he deleted himself. */
const worksOnAll = ({ authent }: SignedIn): boolean => authent === 'administrator' || authent === 'operator';

/** All that went; beside others the one that was chosen is named by its own name. */
function isiOf({ tabel: chosen, jumlah }: HapusanRow): string {
  const all = Object.entries(jumlah).map(([tabel, rows]) => ({ tabel, kata: kataOf(tabel), jumlah: rows }));
  return ikutWords(all.length > 1 ? all.filter((one) => one.tabel !== chosen || one.jumlah > 1) : all);
}

type Deleting = Route & { deletes: Deletion };

/** By table, the first call that says how its records come back. */
function deletionsByTable(features: readonly Feature[]): ReadonlyMap<string, Deleting> {
  const isDeleting = (route: Route): route is Deleting => route.deletes?.comeBack !== undefined;
  const byTable = new Map<string, Deleting>();
  for (const route of features.flatMap(({ routes }) => routes).filter(isDeleting))
    if (!byTable.has(nameOf(route.deletes.table))) byTable.set(nameOf(route.deletes.table), route);
  return byTable;
}

/** Deletions on record, and taking them back, which the calls that delete say how. */
export function hapusanRoutes(context: Context, features: readonly Feature[]): Route[] {
  const { store, clock } = context;
  /** Made at the first call: only then all features are there. */
  let byTable: ReadonlyMap<string, Deleting> | undefined;
  /** How a deletion that the account may take back comes back; undefined: it is none of his. */
  function deletionFor(akun: SignedIn, { tabel, akun_id }: HapusanRow): Deletion | undefined {
    byTable ??= deletionsByTable(features);
    const known = byTable.get(tabel);
    if (!known || !hasCapability(akun.authent, known.capability)) return undefined;
    return worksOnAll(akun) || akun_id === akun.akun_id ? known.deletes : undefined;
  }

  const show = (row: HapusanRow): Hapusan => ({
    id: row.id,
    dibuat_ms: row.dibuat_ms,
    nama: row.nama,
    data: kataOf(row.tabel),
    judul: row.judul,
    isi: isiOf(row),
    alasan: row.alasan,
    sampai_ms: row.dibuat_ms + HARI_URUNGKAN * dayMs,
    diurungkan_ms: row.diurungkan_ms,
    diurungkan_nama: row.diurungkan_nama,
  });

  return [
    answerCall(hapusan, undefined, async ({ call }) => {
      const akun = accountOf(call);
      const rows = await listHapusan(store.read, worksOnAll(akun) ? undefined : akun.akun_id);
      const own = rows.filter((row) => deletionFor(akun, row) !== undefined);
      return pageOfLines(own.map(show), readListQuery(call));
    }),
    answerCall(urungkanHapusan, urungkanContract, async ({ call, input: { id } }) => {
      const akun = accountOf(call);
      const nowMs = clock.nowMs();
      const judul = await store.tx(actorOf(akun), async (tx) => {
        const head = await lockHapusan(tx, id);
        const deletion = head && deletionFor(akun, head);
        if (!head || !deletion || head.dibuat_ms + HARI_URUNGKAN * dayMs < nowMs)
          throw new NotFound(
            `Penghapusan ini tidak ada dalam daftar lagi: sudah lebih dari ${HARI_URUNGKAN} hari, atau data server dipulihkan sejak itu. Buka Penghapusan untuk melihat yang dapat diurungkan.`,
          );
        if (head.diurungkan_ms !== null)
          throw new Refusal(`Penghapusan ini sudah diurungkan oleh ${head.diurungkan_nama}.`, 409);
        await restoreAlong(tx, head, deletion, { akun, nowMs });
        return head.judul;
      });
      return acted(`${judul} dikembalikan.`);
    }),
  ];
}
