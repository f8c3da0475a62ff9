import { describe, expect, test } from 'vitest';
import { setPesan } from './testing/open-queue.ts';
import { buildBrowser, readSender, type PushAct } from './testing/push-service.ts';
import { buildSchool, finish } from '../pencadangan/testing/school.ts';
import { openPush } from './testing/open-push.ts';

const { t, service, siti, participant, subscribe, subscriptions, write, buildSender, tell, later } =
  openPush();

describe('a letter in the inbox', () => {
  test('is told once to its receiver’s device, encrypted, signed, and without a word of it', async () => {
    const browser = await subscribe(siti);
    await write();
    expect(service.asked).toEqual([]);
    await tell();
    await tell();
    expect(service.asked).toHaveLength(1);
    const [{ headers, body, path }] = service.asked as [(typeof service.asked)[0]];
    expect(path).toBe('/siti');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', topic: 'pesan' });
    expect(browser.read(body)).toEqual({
      untuk: browser.sesiId,
      judul: 'Pesan baru dari panitia',
      isi: 'Buka aplikasi untuk membaca.',
      alamat: '/peserta/dashboard',
    });
    const { kunci } = (await t.call(siti, 'GET', '/api/pemberitahuan')).body;
    expect(await readSender(headers, t.clock.nowMs())).toMatchObject({ k: kunci, aud: service.origin });
  });

  test('is told by one of the jobs that staff see, begun only where a device waits', async () => {
    const isDue = () =>
      t.features
        .flatMap(({ jobs = [] }) => jobs)
        .find(({ kerja }) => kerja?.kode === 'pemberitahuan')
        ?.isDue?.();
    await subscribe(siti);
    expect(await isDue()).toBe(false);
    await write();
    expect(await isDue()).toBe(true);
    expect(await tell()).toBe(1);
    expect([await isDue(), await tell()]).toEqual([false, 0]);
    service.will('breaks');
    await write();
    await tell();
    expect(await isDue()).toBe(false);
    // What waits for its next try is forgotten at once where notifications are switched off.
    await setPesan(t, { push: false });
    expect(await isDue()).toBe(true);
  });

  test('several that wait are one notification', async () => {
    await subscribe(siti);
    await write();
    await write();
    await tell();
    expect(service.asked).toHaveLength(1);
  });

  test('that came while the service was asked is told of as well', async () => {
    await subscribe(siti);
    await write();
    service.holdsUntil = () => write();
    await tell();
    expect(service.asked).toHaveLength(2);
    await later(3_600_000);
    expect(service.asked).toHaveLength(2);
  });

  test('of an act that was rolled back, of another, or on the screen of an exam is not told', async () => {
    await subscribe(siti);
    await participant('budi');
    await expect(write('siti', 'kotak', true)).rejects.toThrow();
    await write('budi');
    await write('siti', 'layar');
    await tell();
    expect(service.asked).toEqual([]);
  });

  test('waits across a restart', async () => {
    await subscribe(siti);
    await write();
    await t.crash();
    await tell();
    expect(service.asked).toHaveLength(1);
  });

  test('of an applicant is told to staff who may answer, and to who looks after the conversation alone', async () => {
    const [rina, tono, guru] = [
      await t.signIn('operator'),
      await t.signIn('operator'),
      await t.signIn('guru'),
    ];
    for (const [one, path] of [
      [rina, '/rina'],
      [tono, '/tono'],
      [guru, '/guru'],
    ] as const)
      await subscribe(one, path);
    const ask = () =>
      t.call(siti, 'POST', '/api/peserta/dashboard-kirim-pesan', { title: 'Tanya', body: 'Kapan tes?' });
    await ask();
    await tell();
    expect(service.asked.map(({ path }) => path).toSorted()).toEqual(['/rina', '/tono']);
    await t.call(tono, 'POST', '/api/pesan-petugas', { id: 'siti', akun_id: tono.akun_id });
    await ask();
    await tell();
    expect(service.asked.map(({ path }) => path).slice(2)).toEqual(['/tono']);
  });
});

describe('what the service answers', () => {
  test.each([
    ['gone', 'ended'],
    ['unknown', 'ended'],
    ['tooLarge', 'given up'],
    ['forbidden', 'given up'],
    ['redirects', 'given up'],
    ['full', 'tried again'],
    ['breaks', 'tried again'],
    ['cutsAfter', 'tried again'],
  ] as [PushAct, string][])('%s: %s', async (act, what) => {
    await subscribe(siti);
    await write();
    service.will(act, 'takes');
    await tell();
    expect(service.asked).toHaveLength(1);
    const rows = await subscriptions();
    expect(rows).toHaveLength(what === 'ended' ? 0 : 1);
    await later(91_000);
    expect(service.asked).toHaveLength(what === 'tried again' ? 2 : 1);
    const { aktif, sebab } = (await t.call(siti, 'GET', '/api/pemberitahuan')).body;
    expect([aktif, sebab !== '']).toEqual([what !== 'ended', what === 'given up']);
  });

  test('a pause that it asks for holds for all of its devices', async () => {
    await subscribe(siti);
    await subscribe(await participant('budi'), '/budi');
    await write('siti');
    service.will('full', 'takes');
    const sender = buildSender();
    await tell(sender);
    // What comes meanwhile for another device of the same service waits as well.
    await write('budi');
    await later(80_000, sender);
    expect(service.asked.map(({ path }) => path)).toEqual(['/siti']);
    await later(11_000, sender);
    expect(service.asked.map(({ path }) => path).toSorted()).toEqual(['/budi', '/siti', '/siti']);
  });

  test('what is never taken is given up after its tries, and the next letter is told of anew', async () => {
    await subscribe(siti);
    await write();
    service.will('breaks');
    for (let tries = 0; tries < 12; tries += 1) await later(3_600_000);
    expect(service.asked).toHaveLength(8);
    service.will('takes');
    await write();
    await tell();
    expect(service.asked).toHaveLength(9);
  });
});

test('while an exam is sat nothing is told; it is once the exam is over', async () => {
  const { siswa, device, room } = await buildSchool(t);
  await subscribe(siswa, '/ujian');
  await write(room.rows[0]!.pesertaId);
  await tell();
  await later(301_000);
  expect(service.asked).toEqual([]);
  await finish(device);
  await later(301_000);
  expect(service.asked).toHaveLength(1);
});

test('switched off by the administrator: nobody subscribes, nothing goes out, and nothing old once it is on again', async () => {
  await subscribe(siti);
  await write();
  await setPesan(t, { push: false });
  await tell();
  expect((await t.call(siti, 'GET', '/api/pemberitahuan')).body).toMatchObject({ nyala: false });
  const { p256dh, auth } = buildBrowser();
  const given = { endpoint: 'https://push.example.com/a', p256dh, auth };
  expect((await t.call(siti, 'POST', '/api/pemberitahuan', given)).body).toMatchObject({
    status: false,
    message: expect.stringContaining('dimatikan sekolah'),
  });
  await setPesan(t, { push: true });
  await tell();
  expect(service.asked).toEqual([]);
});
