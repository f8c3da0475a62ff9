import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { audit } from '../../../db/audit.table.ts';
import { aliran, ujian } from '../attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));

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

describe('the key of the stream is what proves the device', () => {
  /** A device that names the stream of `device` but does not have its key. */
  const naming = (device: TestDevice) => Object.assign(new TestDevice(t), { aliran: device.aliran });
  const trail = async () =>
    (await t.context.store.read.select().from(audit))
      .filter(({ baris_id }) => baris_id === id())
      .map(({ tindakan }) => tindakan);

  test.each([false, true])(
    'S8, S17: another login that names the holder’s stream without its key is another device; pindah: %s',
    async (pindah) => {
      const device = new TestDevice(t);
      await device.begin(siswa, id());
      await device.send();
      const { body } = await naming(device).begin(await room.signIn(0), id(), { pindah });
      expect(body).toMatchObject({ lanjut: false, jenis: 'perangkat-lain', boleh_pindah: false });
      expect(body).not.toHaveProperty('kunci');
    },
  );

  test('S16: nor does the same login, and the key of the stream stays what it was', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const [before] = await t.context.store.read.select().from(aliran);
    expect((await naming(device).begin(siswa, id())).body).toMatchObject({
      lanjut: false,
      jenis: 'perangkat-lain',
    });
    expect(await t.context.store.read.select().from(aliran)).toEqual([before]);
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [] });
  });

  test('S8: who signs in again at his device goes on in its stream, and each such login stands in the trail once', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const goOn = { lanjut: true, aliran: device.aliran, keadaan: { epoch: 1, pemegang: true } };
    const [second, third] = [await room.signIn(0), await room.signIn(0)];
    for (const login of [siswa, second, third, second, siswa, third])
      expect((await device.begin(login, id())).body).toMatchObject(goOn);
    expect(await trail()).toEqual(['mulai_ujian', 'masuk_lagi', 'masuk_lagi']);
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [] });
  });

  test('S15: a stream of the direct calls has no key, so no registration names it', async () => {
    await t.call(siswa, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id: id() });
    const [direct] = await t.context.store.read.select().from(aliran);
    const named = Object.assign(new TestDevice(t), { aliran: direct!.id });
    expect((await named.begin(siswa, id())).body).toMatchObject({ lanjut: false, jenis: 'perangkat-lain' });
    expect((await new TestDevice(t).begin(siswa, id())).body).toMatchObject({ lanjut: true });
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
    const refused = { lanjut: false, boleh_pindah: true, jenis: 'perangkat-lain', kabar_ms: hourMs / 2 };
    expect(await move(false)).toMatchObject(refused);
    expect(await move(true)).toMatchObject({ lanjut: true, keadaan: { pemegang: true } });
  });

  test('S8: not from one he signed out of that holds answers', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await device.post({ ...device.batch(), belum_terkirim: 2 });
    await t.call(siswa, 'POST', '/api/auth/logout');
    expect(await move(true)).toMatchObject({ lanjut: false, boleh_pindah: false });
  });

  test('S8: the word that a device holds nothing unsent comes with its age, and not at all where it is not believed', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    device.answer(device.start.urutan[0]!, 'A');
    await device.send();
    t.clock.advance(70_000);
    expect(await move(false)).toMatchObject({ boleh_pindah: true, kabar_ms: 70_000 });
    t.clock.advance(20_000);
    expect(await move(false)).toMatchObject({ boleh_pindah: false });
    expect(await move(false)).not.toHaveProperty('kabar_ms');
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
