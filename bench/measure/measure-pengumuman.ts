import { localDate, localTime, type Zone } from '../../shared/src/kernel/zone.ts';
import { rawGet } from '../load/raw-connection.ts';
import { runSteadily, type SteadyResult } from '../load/steady-rate.ts';
import { signInDevices, type BenchSchool } from '../school/bench-school.ts';

const minuteMs = 60_000;
/** Visitors who only look, and applicants who have signed in, each second. */
const perSecond = { list: 2_000, own: 300 };
/** A rush does not begin within a millisecond: so long it has run already when the minute begins. */
const leadMs = 2_000;
/** Applicants who take turns. */
const applicants = 36;

const sleepUntil = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms - Date.now()));

/** Runs the selection of everybody verified and plans its publication for the next minute that leaves `leadMs`; answers the instant. */
async function planPengumuman({ base, adminToken }: BenchSchool, leadMs: number): Promise<number> {
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body: object): Promise<void> => {
    const answer = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
    const { status, message } = (await answer.json()) as { status: boolean; message: string };
    if (!status) throw new Error(`${path}: ${message}`);
  };
  await call('PUT', '/api/pengaturan/seleksi', { nilai_kosong: 'nol', versi: 0 });
  await call('POST', '/api/olah-nilai-grade', { id: 'program' });
  await call('POST', '/api/olah-nilai-grade2', { id: 'program' });
  const { zona } = (await (await fetch(`${base}/api/info`)).json()) as { zona: Zone };
  const atMs = Math.ceil((Date.now() + leadMs) / minuteMs) * minuteMs;
  const plan = { tanggal: localDate(atMs, zona), jam: localTime(atMs, zona) };
  await call('POST', '/api/publikasi', { sekarang: false, ...plan });
  return atMs;
}

const lengthOf = async (base: string): Promise<number> =>
  ((await (await fetch(`${base}/api/pengumuman`)).json()) as unknown[]).length;

/** The rush, which has begun `leadMs` earlier, from `ms / 2` before the instant of publication to as long after it, and how long the list was before and after. */
export async function measurePengumuman(school: BenchSchool, ms: number) {
  const clients = await signInDevices(school, 0, applicants);
  const atMs = await planPengumuman(school, ms / 2 + leadMs + 5_000);
  const before = await lengthOf(school.base);
  await sleepUntil(atMs - ms / 2 - leadMs);
  const gzip = { 'accept-encoding': 'gzip' };
  const { port } = school.server;
  const ownResults = clients.map(({ token }) =>
    rawGet('/api/peserta/hasil', { authorization: `Bearer ${token}` }),
  );
  const [list, own]: [SteadyResult, SteadyResult] = await Promise.all([
    runSteadily({ port, requests: [rawGet('/api/pengumuman', gzip)], perSecond: perSecond.list, ms, leadMs }),
    runSteadily({ port, requests: ownResults, perSecond: perSecond.own, ms, leadMs }),
  ]);
  return { list, own, before, after: await lengthOf(school.base) };
}
