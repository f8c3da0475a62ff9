import { beforeAll, expect, test } from 'vitest';
import { liveTopic, sessionChanged } from '../../../live/live-topic.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const t = perFile(buildTestApp);
const room = perFile(() => buildExamRuang(t));
const proctor = perFile(() => t.signIn('supervisor'));
let path: string;
beforeAll(async () => {
  path = `/api/token-sesi/${room.tanggal}/${room.sesiId}`;
});

const renew = async (body?: object) => (await t.call(proctor, 'POST', path, body)).body;
const reasons = async () =>
  (
    await t.call(await t.signIn('administrator'), 'GET', '/api/audit?page=1&tindakan=ganti_token')
  ).body.rows.map(({ alasan }: { alasan: string }) => alasan);

test('N57: a renewed token is another one, with its reason on record; the call without a reason says so there', async () => {
  const before = (await t.call(proctor, 'GET', path)).body.token;
  const renewed = await renew({ alasan: 'token tersebar' });
  expect(renewed).toMatchObject({ status: true, data: { token: expect.stringMatching(/^[A-Z]{6}$/) } });
  expect(renewed.data.token).not.toBe(before);
  expect((await t.call(proctor, 'GET', path)).body.token).toBe(renewed.data.token);
  await renew();
  expect((await reasons()).toSorted()).toEqual(['tanpa alasan', 'token tersebar']);
});

test('it says whether an exam of the session begins with it', async () => {
  const wajib = async () => (await t.call(proctor, 'GET', path)).body.wajib;
  expect(await wajib()).toBe(false);
  const other = await buildExamRuang(t, { awalan: 'T-', jadwal: { token_wajib: true } });
  const there = `/api/token-sesi/${other.tanggal}/${other.sesiId}`;
  expect((await t.call(proctor, 'GET', there)).body.wajib).toBe(true);
  expect(await wajib()).toBe(false);
});

test('the screens of all rooms are told at once that their token is void', async () => {
  const told = Promise.withResolvers<{ id: string }[]>();
  const leave = t.context.live.subscribe(liveTopic(room.tanggal, room.sesiId), told.resolve);
  try {
    await renew({ alasan: 'token tersebar' });
    expect((await told.promise).map(({ id }) => id)).toEqual([sessionChanged.id]);
  } finally {
    leave();
  }
});
