import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Surat, SuratContent } from '@spmb/shared/sync/start/surat.ts';
import { newId } from '../../../db/new-id.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { recordAct } from '../commands/act-log.mutations.ts';
import { lockAttempt, type Attempt } from '../attempt/attempt.queries.ts';
import { archiveAttempt } from '../commands/commands.mutations.ts';
import { rowGone, paketGone } from '../batch/emergency-texts.ts';
import { findJadwalOfPeserta, type JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { leaveLimitOf } from '../time/leave-page.ts';
import { lockAttemptOfRow, lockExamRow } from '../lease/lease.queries.ts';
import { getOpenedPaket } from '../paket/opened-paket.ts';
import { unprovenRefusal } from '../batch/parse-batch.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { rebuildAttempt } from './rebuild-attempt.mutations.ts';
import type { PaketOfSurat } from './paket-of-surat.ts';
import { drawUrutan } from '../start/start-attempt.mutations.ts';
import { findDecidedSince } from './surat-acts.queries.ts';
import { isChanged, uniteDecisions } from './unite-decisions.mutations.ts';

const noRow =
  'Jadwal ujian peserta ini belum ada di server, karena server dipulihkan dari pencadangan yang lebih lama. Jawaban tetap aman di perangkat: jangan tutup perangkat, dan minta panitia memulihkan pencadangan yang lebih baru.';
const noLembar =
  'Lembar soal ujian ini tidak ada di server dan tidak dapat dibuat lagi. Jawaban tetap aman di perangkat: jangan tutup perangkat, dan minta panitia memulihkan pencadangan yang lebih baru.';
const alasan = 'Server dipulihkan; keputusan ini dibawa lagi oleh perangkat peserta.';

export interface Adoption {
  surat: Surat;
  /** As `sheetOfSurat` found it before the transaction. */
  paket: PaketOfSurat | undefined;
  /** Exam time used, as the device says. */
  elapsedMs: number;
}

/**
 * Adopts what this server had decided about an attempt in another life (S18): an attempt that it does not know is made
 * again, one that it knows takes over what it has missed. On record where anything changes; a repeat changes nothing.
 * Refuses (404) where the exam row or every sheet of it is missing: then nothing can be kept here.
 */
export async function adoptSurat(
  context: Context,
  tx: Transaction,
  { surat, paket, elapsedMs }: Adoption,
): Promise<Attempt> {
  const baris = await lockExamRow(tx, surat.jadwal_ujian_peserta_id);
  const found = baris && (await findJadwalOfPeserta(tx, baris.peserta_id, baris.id));
  if (!baris || !found) throw new Refusal(noRow, 404, { jenis: rowGone });
  const row = { ...found, baris };
  const known = await lockAttempt(tx, surat.ujian_id);
  if (known && known.jadwal_ujian_peserta_id !== baris.id) throw unprovenRefusal();
  // Of its own life nothing is news.
  if (known && surat.generasi === context.state.generasi) return known;
  const attempt = known ?? (await rebuild(context, tx, row, { surat, paket, elapsedMs }));
  const since = await findDecidedSince(tx, attempt.id, surat.isi ?? { dibuat_ms: 0 });
  const united = await uniteDecisions(context, tx, attempt, surat, since);
  if (!known || isChanged(united)) {
    const { extraMs, added, selesai } = united;
    const isi = {
      dibuat_ms: surat.isi?.dibuat_ms ?? 0,
      generasi: surat.generasi,
      dibangun: !known,
      aliran: added,
      menit: Math.round(extraMs / 60_000),
      selesai,
    };
    const act = { id: newId(context.clock.nowMs()), alasan, jenis: 'terima_surat', isi } as const;
    await recordAct(context, tx, baris, attempt.id, act);
    publishAttempt(context, tx, united.attempt);
  }
  return united.attempt;
}

/** Makes the attempt again; archived where a later one counts, or where this number was used up without it. */
async function rebuild(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  { surat, paket, elapsedMs }: Adoption,
): Promise<Attempt> {
  const { baris } = row;
  if (!paket) throw new Refusal(noLembar, 404, { jenis: paketGone });
  const standing = await lockAttemptOfRow(tx, baris.id);
  const isNewer = surat.percobaan > (standing?.percobaan ?? baris.percobaan);
  const isArchived = !isNewer || surat.status === 'diarsipkan';
  // It was reset in the time that was lost.
  if (standing && isNewer) await archiveAttempt(context, tx, baris, standing);
  const current = { ...row, baris: { ...baris, ujian_berlaku: isNewer ? null : baris.ujian_berlaku } };
  const isi = surat.isi ?? (await contentOf(context, tx, row, surat));
  return rebuildAttempt(context, tx, current, surat, { paket, isi, elapsedMs, isArchived });
}

/** What a surat of before does not say: the questions follow from sheet and draw. */
async function contentOf(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  { paket, undian }: Surat,
): Promise<SuratContent> {
  return {
    dibuat_ms: 0,
    sebab: null,
    selesai_ms: null,
    paket_undian: null,
    terpakai_ms: 0,
    hilang_ms: 0,
    mulai_luring: false,
    ditahan: null,
    kode_belum_dibuka: false,
    aliran_semua: [],
    urutan: drawUrutan(context, row, await getOpenedPaket(context, tx, paket), undian),
    keluar_batas: await leaveLimitOf(tx),
  };
}
