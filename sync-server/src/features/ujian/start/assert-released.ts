import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { whyNotReleased, type NotReleased, type ReleaseQuestion } from '@spmb/shared/sync/start/release.ts';
import type { Context } from '../../../context.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { isTimeOver } from '../time/attempt-time.ts';
import { kindOf } from '../batch/batch-refusals.ts';
import { examWindow } from '../time/exam-window.ts';
import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { wrongTokenText } from '../token/token-sesi.ts';

export const finishedText = 'Ujian ini sudah selesai. Terima kasih, jawaban Anda sudah diterima.';

const timeOverText =
  'Waktu ujian sudah habis. Jawaban yang masih ada di perangkat tetap dikirim: biarkan perangkat itu menyala dan tersambung. Perlu tambahan waktu? Panggil pengawas.';

const unprovenText =
  'Ujian ini dimulai tanpa server dan belum diizinkan. Jawaban tersimpan; panggil pengawas untuk mengizinkannya.';

export type Shown = Pick<ReleaseQuestion, 'shown' | 'offline'> & {
  /** Milliseconds granted before the attempt began. */
  grantedMs?: number;
};

/** Whether an exam is released to its participant now, asked of the same function by every door (S25). */
export function releaseOf(
  context: Context,
  row: JadwalOfPeserta,
  attempt: Attempt | undefined,
  { grantedMs = 0, ...shown }: Shown,
): NotReleased | undefined {
  const { mulaiMs, selesaiMs, toleransiMs } = examWindow(row);
  const released = attempt && heldReasonOf(attempt) === null ? attempt : undefined;
  return whyNotReleased({
    nowMs: context.clock.nowMs(),
    startMs: mulaiMs,
    wasReleased: released !== undefined,
    lastMomentMs: released?.batas_akhir_ms ?? selesaiMs + toleransiMs + grantedMs,
    ruangClosed: row.ditutup_ms !== null,
    finished: attempt?.status === 'selesai' || attempt?.status === 'final',
    timeOver: released !== undefined && isOver(context, released),
    ...shown,
  });
}

const isOver = (context: Context, attempt: Attempt): boolean =>
  attempt.status !== 'mengerjakan' || isTimeOver(context, attempt);

/** Refuses what is not released, with the way out. */
export function assertReleased(
  context: Context,
  row: JadwalOfPeserta,
  attempt: Attempt | undefined,
  shown: Shown,
): void {
  const why = releaseOf(context, row, attempt, shown);
  if (why) throw refusalOf(row, why, context.clock.nowMs());
}

function refusalOf(row: JadwalOfPeserta, why: NotReleased, nowMs: number): Refusal {
  const { mulaiMs, selesaiMs } = examWindow(row);
  const jam = (ms: number) => `${clockText(ms, row.zona)} ${row.zona}`;
  const refuse = (text: string, fields: Record<string, unknown>) =>
    new Refusal(text, 200, { lanjut: false, ...fields });
  switch (why) {
    case 'BELUM_DIBUKA': {
      const tanggal = localDate(mulaiMs, row.zona);
      const day = tanggal === localDate(nowMs, row.zona) ? '' : ` ${dateInWords(tanggal)}`;
      return refuse(`Ujian belum dibuka. ${row.sesi.name} dimulai${day} pukul ${jam(mulaiMs)}.`, {
        jenis: 'belum-dibuka',
      });
    }
    case 'RUANG_DITUTUP':
      return refuse(
        `${row.baris.ruang ?? 'Ruang ini'} sudah ditutup pengawas pukul ${jam(row.ditutup_ms ?? 0)}. Panggil pengawas: ruang dapat dibuka kembali untuk Anda.`,
        { jenis: 'ruang-ditutup' },
      );
    case 'SESI_BERAKHIR':
      return refuse(
        `${row.sesi.name} sudah berakhir pukul ${jam(selesaiMs)}. Minta panitia menjadwalkan ujian susulan.`,
        { jenis: 'sesi-berakhir' },
      );
    case 'TOKEN_SALAH':
      return refuse(wrongTokenText(''), { token_wajib: true, jenis: 'token-salah' });
    case 'TANPA_BUKTI':
      return refuse(unprovenText, { jenis: 'tanpa-bukti' });
    case 'WAKTU_HABIS':
      return refuse(timeOverText, { exp: true, jenis: kindOf('LEWAT_WAKTU') });
    case 'SELESAI':
      return refuse(finishedText, { selesai: true, jenis: kindOf('SESUDAH_SELESAI') });
  }
}
