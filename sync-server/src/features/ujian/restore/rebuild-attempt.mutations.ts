import { clockGraceMs } from '@spmb/shared/sync/time/exam-time.ts';
import type { Surat, SuratContent } from '@spmb/shared/sync/start/surat.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { recordStart } from '../../jadwal-ujian/jadwal/record-start.mutations.ts';
import { acceptUntilOf } from '../attempt/acceptance.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import type { PaketOfSurat } from './paket-of-surat.ts';
import { freshAttempt, insertAttemptRow, pauseMaxMs } from '../start/start-attempt.mutations.ts';

export interface Rebuilding {
  paket: PaketOfSurat;
  isi: SuratContent;
  /** Exam time used, as the device says. */
  elapsedMs: number;
  /** Another attempt counts, or nobody's: this one is kept with all that it brings, held. */
  isArchived: boolean;
}

/**
 * Makes an attempt again that this server does not know, out of what it had decided about it in another life (S18): its
 * questions, minutes and last moment. It has used the time that it had used then or that its device says, so that the
 * outage costs nobody anything. It has no streams yet.
 */
export async function rebuildAttempt(
  context: Context,
  tx: Transaction,
  row: JadwalOfPeserta,
  surat: Surat,
  { paket, isi, elapsedMs, isArchived }: Rebuilding,
): Promise<Attempt> {
  const { baris, jadwal } = row;
  const nowMs = context.clock.nowMs();
  const { boleh_ms, batas_akhir_ms, mulai_ms, percobaan } = surat;
  const passedMs = Math.max(0, nowMs - mulai_ms) + clockGraceMs;
  const usedMs = Math.min(boleh_ms, Math.max(isi.terpakai_ms, Math.min(elapsedMs, passedMs)));
  const isSame = paket.paket_id === surat.paket;
  const ditahan = paket.isWhole ? isi.ditahan : 'soal_hilang';
  const isBegun = ditahan === null || ditahan === 'ruang_ditutup';
  const attempt: Attempt = {
    ...freshAttempt(row),
    id: surat.ujian_id,
    percobaan,
    status: isArchived ? 'diarsipkan' : isBegun ? 'mengerjakan' : 'siap',
    paket_id: paket.paket_id,
    paket_undian: isi.paket_undian ?? (isSame ? null : surat.paket),
    undian: surat.undian,
    urutan: isi.urutan,
    mulai_ms,
    mulai_luring: isi.mulai_luring,
    ditahan,
    kode_belum_dibuka: isi.kode_belum_dibuka,
    jalan_awal_ms: context.state.ranMs() - usedMs,
    terpakai_ms: Math.min(isi.terpakai_ms, boleh_ms),
    boleh_ms,
    hilang_ms: isi.hilang_ms,
    batas_akhir_ms,
    terima_sampai_ms: acceptUntilOf({ ...row, ...jadwal, batas_akhir_ms, selesai_ms: isi.selesai_ms }),
    jeda_maks_ms: pauseMaxMs(jadwal),
    kontak_ms: nowMs,
    keluar_batas: isi.keluar_batas,
    versi: surat.versi,
    menunggu_ulang: !isArchived,
    diarsipkan_ms: isArchived ? nowMs : null,
  };
  await insertAttemptRow(tx, attempt);
  const berlaku = isArchived ? baris.ujian_berlaku : attempt.id;
  await recordStart(tx, baris.id, berlaku, Math.max(baris.percobaan, percobaan));
  return attempt;
}
