import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../sync-server/src/app.ts';
import { openStore } from '../sync-server/src/db/open-store.ts';
import { openContext } from '../sync-server/src/open-context.ts';
import { systemClock } from '../sync-server/src/server/system-clock.ts';
import { receiveBatch } from '../sync-server/src/features/ujian/receive-batch.ts';
import { seedSchool, kartuPassword } from './seed-school.ts';
import { DeviceLog } from './device-log.ts';
import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
const dir = mkdtempSync(join(tmpdir(), 'spmb-h4-'));
const n = 100;
const school = await seedSchool(dir, n);
const store = await openStore(dir, (e) => { throw e; });
const context = await openContext({ store, clock: systemClock, log: pino({ level: 'silent' }), dataDir: dir, webDir: '' });
const { app } = createApp(context);
const call = async (token: string, method: string, path: string, body?: unknown) => (await app.request(path, { method, headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: body === undefined ? null : JSON.stringify(body) })).json() as any;
const logs: DeviceLog[] = [];
for (let i = 0; i < n; i++) {
  const { token } = await call('', 'POST', '/api/auth/token', { email: school.nomor[i], password: kartuPassword });
  const { kunci_publik } = await call(token, 'GET', '/api/ujian-server');
  const log = new DeviceLog();
  log.start = await call(token, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id: school.barisIds[i], aliran: log.registration(kunci_publik) });
  log.versi = log.start!.keadaan.versi;
  logs.push(log);
}
const mode = process.argv[2] ?? 'tx';
const rounds = Number(process.argv[3] ?? 100);
const work = [];
for (let r = 0; r < rounds; r++) work.push(logs.map((log) => {
  const p = log.operations.length; log.record({ jenis: 'jawaban', butir: log.begun().urutan[p % 40]!, pilihan: 'A' }, p);
  const b = log.batch(p); const s = log.sign(b); log.ack = log.operations.length; return { b, s, ack: log.ack };
}));
const device = { sekolah_id: '1', akun_id: null, nama: 'perangkat peserta' };
const session = new Session(); session.connect();
const one = async ({ b, s, ack }: any) => {
  if (mode === 'tx') { const a = await store.tx(device, (tx) => receiveBatch(context, tx, b)); if (a.ack !== ack) throw new Error('ack'); return; }
  const a = await (await app.request(s.path, { method: 'POST', body: s.body, headers: { 'x-bukti': s.proof } })).json() as any; if (a.ack !== ack) throw new Error(JSON.stringify(a));
};
for (const group of work.slice(0, 10)) await Promise.all(group.map(one));
if (process.argv[4]) { await session.post('Profiler.enable'); await session.post('Profiler.start'); }
const c = process.cpuUsage(); const t = performance.now();
for (const group of work.slice(10)) await Promise.all(group.map(one));
const u = process.cpuUsage(c); const ops = (rounds - 10) * n;
console.log(mode, 'cpu/op', ((u.user + u.system) / ops / 1000).toFixed(4), 'ms  user', (u.user / ops / 1000).toFixed(4), 'wall/op', ((performance.now() - t) / ops).toFixed(4));
if (process.argv[4]) { const { profile } = await session.post('Profiler.stop'); writeFileSync(process.argv[4], JSON.stringify(profile)); }
await context.state.close(); await store.close(); rmSync(dir, { recursive: true });
