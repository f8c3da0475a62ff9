import { mergeCounted, type Kunci } from '@spmb/shared/sync/stream/merge.ts';
import {
  countAnswered,
  emptyLembar,
  listTouched,
  registersOf,
  type Lembar,
} from '@spmb/shared/sync/stream/lembar.ts';
import { countAllLeaves } from '@spmb/shared/sync/stream/leave.ts';
import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { gradeLembar } from '../finish/finish-attempt.ts';
import { decisionsOf } from './putusan.ts';
import { replayStream, type Counted, type Difference, type LoggedOperation } from './replay-stream.ts';
import type { tindakan } from '../attempt/ujian.table.ts';

/** Everything stored about an attempt. */
export interface LoggedAttempt {
  attempt: Attempt;
  streams: { stream: Stream; operations: LoggedOperation[] }[];
  acts: (typeof tindakan.$inferSelect)[];
  keys: Readonly<Record<string, Kunci>>;
  /** Sheets that the draw may have made: shuffled, or by nomor. */
  draws: readonly (readonly string[])[];
}

type Finish = Extract<OperationBody, { jenis: 'selesai' }>;
interface CountedFinish extends Counted {
  body: Finish;
}

const isFinish = (one: Counted): one is CountedFinish => one.body.jenis === 'selesai';
const ended = ['selesai', 'final', 'diarsipkan'];

/** Replays the log of an attempt and reports where the stored state, score or receipt is another (S6). */
export function replayAttempt(logged: LoggedAttempt): Difference[] {
  const { attempt, streams, acts, keys } = logged;
  const pesan: string[] = [];
  const counted: Counted[] = [];
  const accepted: Counted[] = [];
  const decisions = decisionsOf(acts);
  for (const { stream, operations } of streams) {
    const replayed = replayStream(attempt, stream, operations, decisions);
    pesan.push(...replayed.pesan);
    counted.push(...replayed.counted);
    accepted.push(...replayed.accepted);
  }
  const lembar = [...counted, ...accepted].reduce<Lembar>(
    (merged, { body, rank }) => mergeCounted(merged, body, rank),
    emptyLembar,
  );
  pesan.push(...compareLembar(attempt, lembar));
  const keluar = countAllLeaves(counted);
  if (attempt.keluar !== keluar)
    pesan.push(`keluar halaman tercatat ${attempt.keluar} kali, menurut log ${keluar}`);
  pesan.push(
    ...compareLease(
      attempt,
      streams.map(({ stream }) => stream),
    ),
  );
  pesan.push(...compareTime(logged));
  const finish = effectiveFinish(counted, acts);
  if (finish !== 'unknown') pesan.push(...compareFinish(attempt, finish, acts));
  // What staff accepted was never on the screen that a finish speaks of.
  const shown = finish === 'unknown' || accepted.length > 0 ? undefined : finish;
  pesan.push(...compareGrade(attempt, lembar, keys, shown, counted));
  if (!logged.draws.some((draw) => draw.join() === attempt.urutan.join()))
    pesan.push('urutan soal bukan hasil undian ujian ini');
  return pesan.map((text) => ({ ujian_id: attempt.id, pesan: text }));
}

function compareLembar({ lembar, jumlah_terjawab }: Attempt, sheet: Lembar): string[] {
  const pesan: string[] = [];
  for (const butir of new Set([...listTouched(lembar), ...listTouched(sheet)])) {
    const [stored, replayed] = [registersOf(lembar, butir), registersOf(sheet, butir)];
    if (stored !== replayed)
      pesan.push(`soal ${butir}: tercatat ${stored ?? '-'}, menurut log ${replayed ?? '-'}`);
  }
  const answered = countAnswered(sheet);
  if (jumlah_terjawab !== answered)
    pesan.push(`jumlah terjawab tercatat ${jumlah_terjawab}, menurut log ${answered}`);
  return pesan;
}

function compareLease(attempt: Attempt, streams: readonly Stream[]): string[] {
  const newest = Math.max(0, ...streams.map((stream) => stream.epoch ?? 0));
  if (attempt.epoch !== newest)
    return [`nomor perangkat tercatat ${attempt.epoch}, menurut aliran ${newest}`];
  if (attempt.aliran === null) return [];
  const holder = streams.find((stream) => stream.id === attempt.aliran);
  const holds = holder?.epoch === newest && holder.akhir_ms === null;
  return holds ? [] : ['perangkat aktif bukan aliran terbaru ujian ini'];
}

function compareTime({ attempt, acts }: LoggedAttempt): string[] {
  const grantedMs = acts.reduce(
    (sum, act) => sum + (act.jenis === 'tambah_waktu' ? (act.menit ?? 0) * 60_000 : 0),
    0,
  );
  const pesan: string[] = [];
  if (attempt.boleh_ms < grantedMs)
    pesan.push(`waktu boleh ${attempt.boleh_ms} ms kurang dari tambahan ${grantedMs} ms`);
  if (attempt.boleh_ms > attempt.batas_akhir_ms - attempt.mulai_ms)
    pesan.push('waktu boleh melewati batas akhir');
  return pesan;
}

/** The finish in force: the last counted one, unless staff opened it again. `unknown`: both at one instant. */
function effectiveFinish(
  counted: readonly Counted[],
  acts: LoggedAttempt['acts'],
): CountedFinish | undefined | 'unknown' {
  const last = counted
    .filter(isFinish)
    .sort((a, b) => a.tibaMs - b.tibaMs)
    .at(-1);
  if (!last) return last;
  const opening = last.body.sebab === 'sendiri' ? 'buka_kembali' : 'tambah_waktu';
  const opened = acts.filter((act) => act.jenis === opening && act.waktu_ms >= last.tibaMs);
  if (opened.some((act) => act.waktu_ms > last.tibaMs)) return undefined;
  return opened.length > 0 ? 'unknown' : last;
}

function compareFinish(
  attempt: Attempt,
  finish: CountedFinish | undefined,
  acts: LoggedAttempt['acts'],
): string[] {
  if (finish) {
    const { sebab } = finish.body;
    const same =
      ended.includes(attempt.status) &&
      attempt.sebab_selesai === sebab &&
      attempt.selesai_epoch === finish.stream.epoch &&
      attempt.selesai_ms === finish.tibaMs;
    return same
      ? []
      : [`menurut log selesai (${sebab}), tercatat ${attempt.status} (${attempt.sebab_selesai ?? '-'})`];
  }
  if (attempt.selesai_epoch !== null) return ['tercatat diselesaikan perangkat, di log tidak ada'];
  const forced = acts.some((act) => act.jenis === 'paksa_selesai' || broughtFinish(act));
  return attempt.status === 'selesai' && !forced
    ? ['tercatat selesai, di log tidak ada yang menyelesaikan']
    : [];
}

/** It had ended in the time that a restore took back, and a device has brought that again (S18). */
const broughtFinish = ({ jenis, isi }: LoggedAttempt['acts'][number]): boolean =>
  jenis === 'terima_surat' && (isi as { selesai: string | null }).selesai !== null;

function compareGrade(
  attempt: Attempt,
  lembar: Lembar,
  keys: LoggedAttempt['keys'],
  finish: CountedFinish | undefined,
  counted: readonly Counted[],
): string[] {
  const { layar, ...grade } = gradeLembar(attempt.id, attempt.urutan, lembar, keys);
  const mustHave = attempt.status === 'selesai' || attempt.status === 'final';
  if (attempt.nilai === null && attempt.benar === null && attempt.kode_terima === null)
    return mustHave ? ['selesai tanpa nilai dan kode terima'] : [];
  const pesan: string[] = [];
  for (const field of ['benar', 'nilai', 'kode_terima'] as const)
    if (attempt[field] !== grade[field])
      pesan.push(`${field} tercatat ${attempt[field] ?? '-'}, menurut log ${grade[field]}`);
  // What arrived from another device since the finish was not on the screen that it speaks of.
  const isSheetOfFinish =
    finish && !counted.some((one) => one.stream.id !== finish.stream.id && one.tibaMs >= finish.tibaMs);
  if (isSheetOfFinish && finish.body.layar !== '' && attempt.beda_layar !== (finish.body.layar !== layar))
    pesan.push(`beda layar tercatat ${attempt.beda_layar}, menurut log ${!attempt.beda_layar}`);
  return pesan;
}
