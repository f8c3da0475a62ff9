import { dayMs } from '@spmb/shared/kernel/zone.ts';
import {
  aturanRetensi,
  isSiapHapus,
  lihatLagi,
  type AturanRetensi,
  type BagianRetensi,
  type LihatRetensi,
  type Rencana,
} from '@spmb/shared/privasi/rencana-retensi.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { lockPendaftar } from '../../pendaftaran/berkas.queries.ts';
import { hasRunningUjian } from '../../ujian/commands/running-attempts.queries.ts';
import { buangIsi } from '../orang/buang-isi.ts';
import { findOrang } from '../orang/orang.queries.ts';
import { semuaAturan } from './aturan.ts';
import { lihatJam, periksaJam, type Jam } from './jam-retensi.ts';
import { deleteRencana, saveRencana } from './retensi.mutations.ts';
import {
  countRencana,
  findMulaiRetensi,
  isKandidatStill,
  listBarisRetensi,
  listKandidat,
  listRencana,
} from './retensi.queries.ts';

/** People of one transaction that keeps what a look has found. */
const perTx = 200;
/** People that are listed of one rule. */
const listMax = 200;

/** From when on a rule looks, and before which instant something is too old for it; undefined: nothing is. */
async function batasOf(context: Context, aturan: AturanRetensi, { server_ms, ragu }: Jam) {
  const { read } = context.store;
  const mulai_ms = await findMulaiRetensi(read, aturan, server_ms, await context.zona());
  if (ragu !== null || mulai_ms === null || server_ms < mulai_ms) return { mulai_ms, sebelum: undefined };
  const hari = (await getPengaturan(read, 'privasi'))[`hapus_${aturan}_hari`];
  return { mulai_ms, sebelum: server_ms - hari * dayMs };
}

/**
 * One look of the rules: whom they find is announced, and of whom they have found for long enough it goes, on record. Under a
 * clock that there is reason to doubt they find nobody, and what was announced begins anew. Stops between two people once
 * `signal` is aborted or an exam begins. Answers of how many something went.
 */
export async function jalankanRetensi(context: Context, signal: AbortSignal): Promise<number> {
  const jam = await periksaJam(context);
  let jumlah = 0;
  for (const aturan of aturanRetensi) jumlah += await jalankanAturan(context, aturan, jam, signal);
  if (jumlah > 0)
    await context.store.tx(systemActor, (tx) =>
      writeAudit(tx, context.clock.nowMs(), {
        tindakan: 'retensi',
        tabel: 'peserta',
        baris_id: 'semua',
        sesudah: { jumlah },
      }),
    );
  return jumlah;
}

async function jalankanAturan(context: Context, aturan: AturanRetensi, jam: Jam, signal: AbortSignal) {
  const { read } = context.store;
  const { sebelum } = await batasOf(context, aturan, jam);
  const found =
    sebelum === undefined ? [] : await listKandidat(read, semuaAturan[aturan].isKandidat(read, sebelum));
  const known = new Map(
    (await listRencana(read, aturan)).map(({ peserta_id, pertama_ms, terakhir_ms, hari }) => [
      peserta_id,
      { pertama_ms, terakhir_ms, hari },
    ]),
  );
  const zona = await context.zona();
  const rencana = found.map((peserta_id) => ({
    peserta_id,
    ...lihatLagi(known.get(peserta_id), jam.server_ms, zona),
  }));
  const still = new Set(found);
  const gone = [...known.keys()].filter((id) => !still.has(id));
  await simpan(context, aturan, rencana, gone);
  let jumlah = 0;
  for (const one of rencana) {
    if (sebelum === undefined || signal.aborted || (await hasRunningUjian(read))) break;
    if (isSiapHapus(one) && (await hapusSatu(context, aturan, one.peserta_id, sebelum))) jumlah += 1;
  }
  return jumlah;
}

async function simpan(
  { store }: Context,
  aturan: AturanRetensi,
  rencana: readonly (Rencana & { peserta_id: string })[],
  gone: readonly string[],
): Promise<void> {
  const tx = (work: (open: Transaction) => Promise<void>) => store.tx(systemActor, work);
  if (gone.length > 0) await tx((open) => deleteRencana(open, aturan, gone));
  for (let start = 0; start < rencana.length; start += perTx)
    await tx((open) => saveRencana(open, aturan, rencana.slice(start, start + perTx)));
}

/** Deletes what a rule takes of somebody unless it does not find him any more; answers whether it did. */
async function hapusSatu(
  context: Context,
  aturan: AturanRetensi,
  pesertaId: string,
  sebelum: number,
): Promise<boolean> {
  const { store, clock } = context;
  const { isKandidat, hapus, tindakan } = semuaAturan[aturan];
  const isi = await store.tx(systemActor, async (tx) => {
    await lockPendaftar(tx, pesertaId);
    const orang = await findOrang(tx, pesertaId);
    if (!orang || !(await isKandidatStill(tx, isKandidat(tx, sebelum), pesertaId))) return undefined;
    const done = await hapus(tx, orang, sebelum);
    await deleteRencana(tx, aturan, [pesertaId]);
    const sesudah = { jumlah: done.jumlah };
    await writeAudit(tx, clock.nowMs(), { tindakan, tabel: 'peserta', baris_id: pesertaId, sesudah });
    return done.isi;
  });
  if (!isi) return false;
  await buangIsi(context, isi);
  return true;
}

/** What the rules have found and will delete; nothing is changed. */
export async function lihatRetensi(context: Context): Promise<LihatRetensi> {
  const jam = await lihatJam(context);
  const jumlah = await countRencana(context.store.read);
  const bagian: BagianRetensi[] = [];
  for (const aturan of aturanRetensi)
    bagian.push({ ...(await lihatAturan(context, aturan, jam)), jumlah: jumlah[aturan] ?? 0 });
  return { ...jam, bagian };
}

async function lihatAturan(context: Context, aturan: AturanRetensi, jam: Jam) {
  const { read } = context.store;
  const aktif = (await getPengaturan(read, 'privasi'))[`hapus_${aturan}`];
  const { mulai_ms, sebelum = jam.server_ms } = await batasOf(context, aturan, jam);
  const rows = await listBarisRetensi(read, aturan, listMax);
  const counts = new Map(
    (
      await semuaAturan[aturan].hitung(
        read,
        sebelum,
        rows.map(({ id }) => id),
      )
    ).map(({ id, jumlah, ukuran }) => [id, { jumlah, ukuran }]),
  );
  const daftar = rows.map((row) => ({
    ...row,
    ...(counts.get(row.id) ?? { jumlah: 0, ukuran: 0 }),
    siap: isSiapHapus(row),
  }));
  return { aturan, aktif, mulai_ms, daftar };
}
