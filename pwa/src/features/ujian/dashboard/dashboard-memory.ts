import type { Pesan } from '@spmb/shared/pesan/pesan.schema.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { dasbor, ujianPeserta } from '@spmb/shared/ujian/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { SessionStore } from '../../../shell/session/session-store.ts';
import type { PreparableExam } from '../../../sync/ports/exam-session.ts';

/** `peserta` of `api/peserta/dashboard`. */
export interface DashboardPeserta {
  nama: string;
  nisn: string | null;
  nomor_peserta: string;
  kelas?: string | null;
  ruang?: string | null;
  kursi?: string | null;
  /** Stored name of his photo. */
  path?: string | null;
  /** Of his file; null: takes part in exams only. */
  status?: number | null;
}

/** What the dashboard shows, with the time of the answer. */
export interface DashboardMemory {
  peserta: DashboardPeserta;
  jadwal: PreparableExam[];
  /** Absent in what older versions of the page remembered. */
  pesans?: Pesan[];
  diambil_ms: number;
}

const name = 'dasbor';
const noPeserta = 'Akun ini belum terhubung dengan data peserta. Beri tahu panitia, lalu masuk lagi.';

/** What this device remembers of the account that is signed in. */
export const findDashboardMemory = (session: Pick<SessionStore, 'current'>): DashboardMemory | undefined =>
  session.current()?.ingatan[name] as DashboardMemory | undefined;

/** Asks the server and keeps its answer for the time without a network. */
export async function rememberDashboard(
  http: HttpClient,
  session: SessionStore,
  clock: Clock,
): Promise<DashboardMemory> {
  const asked = session.current()?.user.email;
  const [{ peserta, pesans }, jadwal] = await Promise.all([http.call(dasbor), http.call(ujianPeserta)]);
  if (!peserta) throw new Error(noPeserta);
  const memory = { peserta, jadwal, pesans, diambil_ms: clock.nowMs() };
  // Another may have signed in at this device meanwhile.
  if (session.current()?.user.email === asked) await session.remember(name, memory);
  return memory;
}

/** What was asked for ahead is the answer to a login, not to a visit minutes later. */
const aheadMs = 10_000;

const ahead = new WeakMap<
  SessionStore,
  { token: string; askedMs: number; answer: Promise<DashboardMemory> }
>();

/** Asks while the login still says that it succeeded. Never rejects; undefined: there is nothing to be had ahead. */
export async function askDashboardAhead(
  http: HttpClient,
  session: SessionStore,
  clock: Clock,
): Promise<DashboardMemory | undefined> {
  const { token, user } = session.current() ?? {};
  if (token === undefined || user?.authent !== 'peserta' || user.ganti_sandi) return undefined;
  const answer = rememberDashboard(http, session, clock);
  ahead.set(session, { token, askedMs: clock.nowMs(), answer });
  // The dashboard takes the answer as it is, a failure too.
  const found = await answer.catch(() => undefined);
  // Another may have signed in at this device meanwhile: nothing is fetched for him who left.
  return session.current()?.token === token ? found : undefined;
}

/** The answer that was asked for ahead, once, or a new one. */
export function takeDashboard(
  http: HttpClient,
  session: SessionStore,
  clock: Clock,
): Promise<DashboardMemory> {
  const asked = ahead.get(session);
  ahead.delete(session);
  const agoMs = asked ? clock.nowMs() - asked.askedMs : aheadMs;
  return asked && asked.token === session.current()?.token && agoMs >= 0 && agoMs < aheadMs
    ? asked.answer
    : rememberDashboard(http, session, clock);
}
