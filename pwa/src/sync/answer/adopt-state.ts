import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import type { ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import type { AttemptRow } from '../../local-db/exam-rows.ts';

/** What an answer says about an attempt. */
export interface StateNews {
  generasi: number;
  aliran: string;
  ack: number;
  keadaan: AttemptState;
  surat: SignedSurat | null;
  /** How long the server has run; 0: it does not say. */
  jalan_ms: number;
  pesan?: ScreenMessage[];
}

/** Whether the participant may work on the sheet. */
export const isLembarOpen = (attempt: AttemptRow): boolean =>
  attempt.penutupan === null && attempt.keadaan.status === 'mengerjakan' && attempt.keadaan.pemegang;

/** Nothing that staff do gives the sheet back any more. */
export const isOver = ({ keadaan }: AttemptRow): boolean =>
  keadaan.status === 'final' || keadaan.status === 'diarsipkan';

/**
 * The attempt after a state of the server. States are absolute (S19): one that is older by generation and version
 * changes nothing, a repeat changes nothing. A closed sheet keeps no keys (S17).
 */
export function adoptState(attempt: AttemptRow, news: StateNews): AttemptRow {
  if (news.generasi < attempt.generasi) return attempt;
  const heard = withEcho(attempt, news);
  if (news.generasi === attempt.generasi && news.keadaan.versi < attempt.keadaan.versi) return heard;
  // `pemegang` speaks of the stream that asked; another stream of this device says nothing about the present one.
  const own = news.aliran === attempt.aliran;
  const keadaan = own ? news.keadaan : { ...news.keadaan, pemegang: attempt.keadaan.pemegang };
  const penutupan = attempt.penutupan && reopens(attempt.penutupan, keadaan, news) ? null : attempt.penutupan;
  const { generasi, pesan } = news;
  const surat = news.surat ?? attempt.surat;
  const next = { ...heard, generasi, keadaan, surat, penutupan, ...(pesan && { pesan }) };
  return isLembarOpen(next) ? next : { ...next, kunci: null };
}

/** The echo never falls inside a generation; another one counts its time anew. */
function withEcho(attempt: AttemptRow, { generasi, jalan_ms }: StateNews): AttemptRow {
  const { gema_ms = 0, ...row } = attempt;
  const newest = generasi > attempt.generasi ? jalan_ms : Math.max(gema_ms, jalan_ms);
  return newest > 0 ? { ...row, gema_ms: newest } : row;
}

/**
 * A time-out that did not know of a grant is void (S13). Any other finish is taken back by the server alone: it knows of
 * it and says all the same that the exam runs, or waits for a finish. So it is with a time-out for which this device
 * charged stops that the server does not confirm.
 */
function reopens(
  penutupan: NonNullable<AttemptRow['penutupan']>,
  keadaan: AttemptState,
  news: StateNews,
): boolean {
  // Past the last moment the sheet records another time-out, which knows of the grant.
  if (keadaan.status !== 'mengerjakan' && keadaan.status !== 'menunggu_kiriman') return false;
  const isTimeout = penutupan.sebab === 'waktu_habis';
  if (isTimeout && keadaan.boleh_ms > penutupan.boleh_ms) return true;
  if (isTimeout && !penutupan.beban_ms) return false;
  return news.aliran === penutupan.aliran && news.ack >= penutupan.seq;
}
