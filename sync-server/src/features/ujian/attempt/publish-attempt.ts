import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import {
  lateArrival,
  lateMinutes,
  shownGap,
  shownLeaves,
  shownScore,
} from '@spmb/shared/absen/shown-values.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import type { Attempt } from './attempt.queries.ts';

/**
 * Tells live screens and the sheet's next sign of life, once it is durable, what changed in an attempt. An archived one has no row any more: its successor
 * stands there (S11).
 */
export function publishAttempt(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  extra: Record<string, unknown> = {},
): void {
  tx.afterCommit(() => {
    context.versions.note(attempt.id, attempt.versi);
    if (attempt.diarsipkan_ms !== null) return;
    context.live.publish(liveTopic(attempt.tanggal, attempt.jadwal_ujian_sesi_id), () => ({
      ...shownOf(attempt),
      ...extra,
    }));
  });
}

const shownOf = (attempt: Attempt) => ({
  id: attempt.jadwal_ujian_peserta_id,
  status: attempt.status,
  direset: false,
  sebab_selesai: attempt.sebab_selesai,
  terjawab: attempt.jumlah_terjawab,
  jumlah_soal: attempt.urutan.length,
  belum_terkirim: attempt.belum_terkirim,
  kontak_ms: attempt.kontak_ms,
  putus: shownGap(attempt),
  sisa_ms: Math.max(0, attempt.boleh_ms - attempt.terpakai_ms),
  sisa_pada_ms: attempt.kontak_ms,
  mulai_ms: attempt.mulai_ms,
  mulai_luring: attempt.mulai_luring,
  ditahan: heldReasonOf(attempt),
  kode_belum_dibuka: attempt.kode_belum_dibuka,
  telat_menit: lateArrival(attempt),
  menunggu_ulang: attempt.menunggu_ulang,
  selesai_ms: attempt.selesai_ms,
  nilai: shownScore(attempt),
  hilang_menit: lateMinutes(attempt),
  percobaan: attempt.percobaan,
  beda_layar: attempt.beda_layar,
  terkunci: attempt.aliran !== null,
  ...shownLeaves(attempt),
});
