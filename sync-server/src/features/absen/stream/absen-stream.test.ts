import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { openAbsenStream } from './absen-stream.ts';
import { SilenceWatch } from './silence-watch.ts';

const office = { akun_id: 'staf', authent: 'operator', jurusan_id: null, semua_program: false } as const;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('supervisor'));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
});

const watched = () => ({ tanggal: room.tanggal, sesiId: room.sesiId, akun: office });

test('who leaves before the first row was read leaves nothing behind that would write to him', async () => {
  const stream = openAbsenStream(
    { context: t.context, silence: new SilenceWatch(t.context) },
    watched(),
    () => () => undefined,
  );
  const whileOpen = vi.getTimerCount();
  await stream.cancel();
  expect([whileOpen > 0, vi.getTimerCount()]).toEqual([true, 0]);
});

test('an answer without a body (HEAD) watches nothing', async () => {
  const answer = await t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${proctor.token}` },
  });
  expect([answer.status, vi.getTimerCount()]).toEqual([200, 0]);
});
