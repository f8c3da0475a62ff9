import { instantOf, localDate } from '@spmb/shared/kernel/zone.ts';
import { beforeAll, expect, test } from 'vitest';
import { perFile } from './per-test.ts';
import { buildTestApp } from './test-app.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { demoTimes } from './demo/seed-schedules.ts';

const t = perFile(() => buildTestApp({ isSetUp: false }));
beforeAll(async () => {
  await seedDemo(t.context, { pendaftar: false });
});

async function signIn(email: string) {
  const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email, password: 'demo-admin-2025' });
  return { token: (body as { token: string }).token, akun_id: '' };
}
const rows = async (email: string, path: string) =>
  (await t.call(await signIn(email), 'GET', path)).body as { name: string; path: string }[];

test('the teacher of the demo has a bank, and the results of his programme', async () => {
  expect(await rows('guru', '/api/master-soal')).toMatchObject([{ mapel: 'Bahasa Indonesia' }]);
  expect((await rows('guru', '/api/hasil-ujian')).length).toBeGreaterThan(0);
});

test('schools to choose from, and regulations that open', async () => {
  expect((await rows('operator', '/api/ref-sekolah')).length).toBeGreaterThan(10);
  const regulations = await rows('operator', '/api/master-data-peraturan');
  expect(regulations.length).toBeGreaterThan(1);
  for (const { path } of regulations) {
    const answer = await t.app.request(path.startsWith('/') ? path : `/api/media/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
});

test('a demo that is started at the same hour of another day takes its sessions again', async () => {
  const before = await rows('operator', '/api/jadwal-ujian-sesi');
  t.clock.advance(24 * 3_600_000);
  await seedDemo(t.context, { pendaftar: false });
  expect(await rows('operator', '/api/jadwal-ujian')).toHaveLength(6);
  expect(await rows('operator', '/api/jadwal-ujian-sesi')).toHaveLength(before.length);
});

test.each(['00:00', '00:07', '00:29', '12:00', '23:59'])(
  'the open exam of a demo that starts at %s is of that day, and has begun',
  (jam) => {
    const nowMs = instantOf('2025-07-02', jam, 'WIB');
    const { open } = demoTimes(nowMs, 'WIB');
    expect(localDate(open.startMs, 'WIB')).toBe('2025-07-02');
    expect(open.startMs).toBeLessThanOrEqual(nowMs);
  },
);
