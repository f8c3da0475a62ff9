import { beforeAll, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perFile(buildTestApp);
const room = perFile(() => buildExamRuang(t));
const staff = perFile(() => t.signIn('administrator'));

beforeAll(async () => {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
});

const post = (path: string, body: object) => t.call(staff, 'POST', path, body);
const bodyOf = (act: string) => ({
  id: room.rows[0]!.barisId,
  ids: [room.rows[0]!.barisId],
  benar_id: room.rows[1]!.barisId,
  konfirmasi: 'P-0001',
  alasan: 'uji coba',
  menit: 5,
  kode: 'lainnya',
  keterangan: 'melihat teman',
  teks: 'tenang',
  body: 'tenang',
  tindakan_id: act,
  tambahan_id: act,
});

/** Calls of which the act belongs to a room or a session: they have records of their own. */
const ofRoom = ['/api/geser-sesi', '/api/tutup-ruang', '/api/buka-ruang'];

/** The calls for proctors that refuse nonsense where the client draws the id of its act. */
async function callsWithActId(): Promise<string[]> {
  const calls: string[] = [];
  for (const { method, path, capability } of t.routes) {
    if (method !== 'POST' || path.includes(':') || !capability.startsWith('awasi')) continue;
    const { kesalahan = {} } = (await post(path, { tindakan_id: {}, tambahan_id: {} })).body ?? {};
    if ('tindakan_id' in kesalahan || 'tambahan_id' in kesalahan) calls.push(path);
  }
  return calls.filter((path) => !ofRoom.includes(path));
}

test('an act under the id of another one is refused with a sentence by each call: nothing is called done that was not', async () => {
  const calls = await callsWithActId();
  expect(calls.length).toBeGreaterThan(9);
  for (const path of calls) {
    const other = path === '/api/pelanggaran' ? '/api/tambah-waktu' : '/api/pelanggaran';
    const body = bodyOf(path.replaceAll('/', '-'));
    expect((await post(other, body)).body).toMatchObject({ status: true });
    expect([path, JSON.stringify((await post(path, body)).body)]).toEqual([
      path,
      expect.stringContaining('sudah dipakai untuk tindakan lain'),
    ]);
  }
});

test('so is the correction of an account whose rightful owner has another act under this id', async () => {
  const { benar_id, ...body } = bodyOf('milik-pemilik');
  await post('/api/pelanggaran', { ...body, ids: [benar_id] });
  expect(await post('/api/salah-akun', { ...body, benar_id })).toMatchObject({
    httpStatus: 409,
    body: { message: expect.stringContaining('sudah dipakai untuk tindakan lain') },
  });
});
