import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildExamRoom, type ExamRoom } from '../../testing/build-exam-room.ts';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { ujian } from './ujian.table.ts';

let t: TestApp;
let room: ExamRoom;
let siswa: Session;

beforeEach(async () => {
  t = await buildTestApp();
  room = await buildExamRoom(t);
  siswa = await room.signIn(0);
});
afterEach(() => t.close());

const id = () => room.rows[0]!.barisId;
const resetLogin = async () =>
  t.call(await t.signIn('supervisor'), 'POST', '/api/reset-login', { ids: [id()], alasan: 'pindah PC' });

describe('a stream has one lease in its life', () => {
  test('S8: registered again after a reset login it is refused, and a new one of the same device gets in', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await resetLogin();
    const same = new TestDevice(t);
    Object.assign(same, { aliran: device.aliran, key: device.key });
    const { httpStatus, body } = await same.begin(siswa, id());
    expect([httpStatus, body]).toEqual([
      200,
      expect.objectContaining({ status: false, lanjut: false, jenis: 'aliran-lama' }),
    ]);
    const drawnAnew = new TestDevice(t);
    expect((await drawnAnew.begin(siswa, id())).body).toMatchObject({ lanjut: true });
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [] });
  });

  test('S8: while it holds the lease it goes on', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    expect((await device.begin(await room.signIn(0), id())).body).toMatchObject({
      lanjut: true,
      keadaan: { epoch: 1, pemegang: true },
    });
  });

  test('S8: a stream of another participant is not taken over', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const thief = new TestDevice(t);
    Object.assign(thief, { aliran: device.aliran });
    const { body } = await thief.begin(await room.signIn(1), room.rows[1]!.barisId);
    expect(body).toMatchObject({ lanjut: false, jenis: 'aliran-lama' });
  });
});

describe('the participant moves by himself', () => {
  const hourMs = 3_600_000;
  const move = async (pindah: boolean) => {
    const next = new TestDevice(t);
    return (await next.begin(await room.signIn(0), id(), { pindah })).body;
  };

  test('S8: from a device he signed out of, however long ago that was, and only when he says so', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await device.send();
    await t.call(siswa, 'POST', '/api/auth/logout');
    t.clock.advance(hourMs / 2);
    expect(await move(false)).toMatchObject({ lanjut: false, boleh_pindah: true, jenis: 'perangkat-lain' });
    expect(await move(true)).toMatchObject({ lanjut: true, keadaan: { pemegang: true } });
  });

  test('S8: not from one he signed out of that holds answers', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await device.post({ ...device.batch(), belum_terkirim: 2 });
    await t.call(siswa, 'POST', '/api/auth/logout');
    expect(await move(true)).toMatchObject({ lanjut: false, boleh_pindah: false });
  });

  test('S8: not from one that has been silent without a sign-out', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await device.send();
    t.clock.advance(hourMs / 2);
    expect(await move(true)).toMatchObject({ lanjut: false, boleh_pindah: false });
  });
});

test('S8: two first starts at once make one attempt', async () => {
  const [here, there] = [new TestDevice(t), new TestDevice(t)];
  const second = await room.signIn(0);
  const answers = await Promise.all([here.begin(siswa, id()), there.begin(second, id())]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
  expect(answers.filter(({ body }) => body.lanjut)).toHaveLength(1);
  expect(answers.find(({ body }) => !body.lanjut)?.body).toMatchObject({ jenis: 'perangkat-lain' });
  expect(await t.context.store.read.select().from(ujian)).toHaveLength(1);
});
