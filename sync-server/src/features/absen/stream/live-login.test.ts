import { expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { deleteRecord } from '../../../testing/delete-record.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const admin = perTest(() => t.signIn('administrator'));
const proctor = perTest(() => t.signIn('supervisor'));

async function openLive() {
  const headers = { authorization: `Bearer ${proctor.token}` };
  const path = `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`;
  const reader = (await t.app.request(path, { headers })).body!.getReader();
  await reader.read();
  return reader;
}
const path = () => `/api/user/${proctor.akun_id}`;
async function change(fields: object) {
  const { body: record } = await t.call(admin, 'GET', path());
  return t.call(admin, 'POST', `${path()}?_method=PUT`, { ...record, ...fields });
}

test.each([
  ['deactivated', () => change({ status: 1 })],
  ['deleted', () => deleteRecord(t, admin, path())],
  ['given a new password', () => change({ reset: true })],
  ['signed out of this device', () => t.call(proctor, 'POST', '/api/auth/logout')],
  [
    'put out by an administrator',
    () => t.call(admin, 'POST', '/api/user-masuk-cabut', { akun_id: proctor.akun_id }),
  ],
  ['of another level', () => change({ authent: 'guru', semua_program: false })],
])('the live list ends at once for who is %s', async (_, act) => {
  const reader = await openLive();
  const next = reader.read();
  expect((await act()).body.status).toBe(true);
  expect(await next).toEqual({ done: true, value: undefined });
});

test('the live list goes on for whom another one’s revocation does not concern', async () => {
  const reader = await openLive();
  const next = reader.read();
  const other = await t.signIn('supervisor');
  await t.call(other, 'POST', '/api/auth/logout');
  const operator = await t.signIn('operator');
  const at = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId };
  await t.call(operator, 'POST', '/api/jadwal-ujian-peserta-reset', at);
  expect((await next).done).toBe(false);
  await reader.cancel();
});
