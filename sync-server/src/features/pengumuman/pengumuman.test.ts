import { pengumumanContract } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { pesan } from '../pesan/rows/pesan.table.ts';
import { setSchool } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));

const post = async (path: string, body: object, who: Session | undefined = operator) =>
  (await t.call(who, 'POST', path, body)).body;
const add = async (title: string, fields: object = {}) =>
  (await post('/api/pengumuman', { title, body: `Isi ${title}`, status: true, ...fields })).data;
const list = async () =>
  pengumumanContract.array().parse((await t.call(operator, 'GET', '/api/utility-pengumuman')).body);
/** Of each announcement: accounts that it was shown to, those that confirmed it, devices of visitors. */
const reach = async () =>
  Object.fromEntries(
    (await list()).map((one) => [one.title, [one.ditampilkan, one.dikonfirmasi, one.pengunjung]]),
  );
const unread = [0, 0, 0];
const splash = async () => (await t.call(undefined, 'GET', '/api/splash-info')).body;
const titlesFor = async (who: Session) =>
  (await t.call(who, 'GET', '/api/pengumuman-saya')).body.map(({ title }: { title: string }) => title);
/** The test begins at 7.30 of 1 July 2025 in the school's zone; snapshots are made anew after some seconds. */
const toTime = (jam: string) => t.clock.advance(Date.parse(`2025-07-01T${jam}+07:00`) - t.clock.nowMs());

describe('S2-ANN: the manager of announcements', () => {
  test('S2-ANN-01, S2-ANN-02, S2-ANN-04, N2: created, read, changed and deleted at api/pengumuman, listed beside it', async () => {
    const made = await add('Jadwal tes', { level: 'administrator', mulai: '2025-07-02T08:00', selesai: '' });
    expect(made).toMatchObject({
      title: 'Jadwal tes',
      level: 'administrator',
      mulai: '2025-07-02T08:00',
      selesai: null,
      status: true,
      ditampilkan: 0,
      dikonfirmasi: 0,
      pengunjung: 0,
    });
    expect((await t.call(operator, 'GET', `/api/pengumuman/${made.id}`)).body).toEqual(made);
    const changed = await post(`/api/pengumuman/${made.id}?_method=PUT`, { ...made, level: 'peserta' });
    expect(changed).toMatchObject({
      status: true,
      message: 'Pengumuman disimpan.',
      data: { level: 'peserta' },
    });
    expect((await list()).map(({ title }) => title)).toEqual(['Jadwal tes']);
    // Whoever asks: the public list of the accepted.
    for (const who of [operator, undefined])
      expect((await t.call(who, 'GET', '/api/pengumuman')).body).toEqual([]);
    expect(await post(`/api/pengumuman/${made.id}?_method=DELETE`, {})).toMatchObject({ status: true });
    expect(await list()).toEqual([]);
  });

  test('S2-ANN-01: title, text, level and times are checked at their fields', async () => {
    const wrong = { title: '', body: ' ', level: 'semua', mulai: 'besok' };
    expect((await post('/api/pengumuman', wrong)).kesalahan).toEqual({
      title: 'Judul wajib diisi.',
      body: 'Isi wajib diisi.',
      level: 'Untuk diisi salah satu: peserta, administrator.',
      mulai: 'Tampil mulai diisi tanggal dan jam.',
    });
    const ends = { title: 'A', body: 'B', mulai: '2025-07-02T08:00', selesai: '2025-07-02T08:00' };
    expect((await post('/api/pengumuman', ends)).kesalahan).toEqual({
      selesai: 'Tampil sampai harus setelah tampil mulai.',
    });
    expect(await list()).toEqual([]);
  });
});

describe('N17: where an announcement is read', () => {
  test('visitors read it from its first minute on and no more at its last, by the school’s clock, whatever came before', async () => {
    await add('Umum');
    await add('Terjadwal', { mulai: '2025-07-01T08:00', selesai: '2025-07-01T09:00' });
    const at = async (jam: string) => {
      toTime(jam);
      return (await splash()).title;
    };
    expect(await at('07:59:58')).toBe('Umum');
    expect(await at('08:00:03')).toBe('Terjadwal');
    expect(await at('08:59:58')).toBe('Terjadwal');
    expect(await at('09:00:03')).toBe('Umum');
  });

  test('a school of another zone reads it by its own clock', async () => {
    await setSchool(t, { zona: 'WIT' });
    await add('Pagi', { mulai: '2025-07-01T10:00' });
    toTime('07:59:58');
    expect(await splash()).toEqual({});
    toTime('08:00:03');
    expect((await splash()).title).toBe('Pagi');
  });

  test('staff read what is for staff, participants what is for them, nobody what is not published or over', async () => {
    const siswa = await t.signIn('peserta');
    await add('Untuk peserta');
    await add('Untuk petugas', { level: 'administrator' });
    await add('Draf', { status: false });
    await add('Lewat', { selesai: '2025-07-01T07:00' });
    expect(await titlesFor(siswa)).toEqual(['Untuk peserta']);
    for (const role of ['guru', 'supervisor', 'operator'] as const)
      expect(await titlesFor(await t.signIn(role))).toEqual(['Untuk petugas']);
    expect((await t.call(undefined, 'GET', '/api/pengumuman-saya')).httpStatus).toBe(401);
  });

  test('what looks like markup is kept and answered as the text that it is', async () => {
    const body = '<script>alert(1)</script> <img src=x onerror=alert(2)>';
    await add('Coba', { body });
    expect((await splash()).body).toBe(body);
  });
});

describe('S2-ANN-05: announcements among the messages of participants', () => {
  const inbox = async (who: Session) => (await t.call(who, 'GET', '/api/peserta/dashboard')).body.pesans;
  const confirm = (who: Session, ids: string[]) => post('/api/peserta/pesan-dibaca', { ids }, who);

  test('each has it from its first minute to its last, with a read mark of his own, and no row of the inbox is written for it', async () => {
    const [ani, budi] = [
      await t.signIn('peserta', { nama: 'ani' }),
      await t.signIn('peserta', { nama: 'budi' }),
    ];
    const { id } = await add('Rapat', { mulai: '2025-07-01T08:00', selesai: '2025-07-01T09:00' });
    expect(await inbox(ani)).toEqual([]);
    toTime('08:00:00');
    const letter = {
      id: `pengumuman:${id}.1`,
      title: 'Rapat',
      body: 'Isi Rapat',
      dari: 'Pengumuman sekolah',
      dibaca: false,
    };
    expect(await inbox(ani)).toMatchObject([
      { ...letter, tanggal: '2025-07-01', dibuat_ms: t.clock.nowMs() },
    ]);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await confirm(ani, [letter.id])).toMatchObject({ status: true });
    expect(await inbox(ani)).toMatchObject([{ ...letter, dibaca: true }]);
    expect(await inbox(budi)).toMatchObject([letter]);
    expect(await reach()).toEqual({ Rapat: [1, 1, 0] });
    expect(await t.context.store.read.select().from(pesan)).toEqual([]);
    toTime('09:00:00');
    expect(await inbox(ani)).toEqual([]);
  });

  test('what is for staff, a draft, or to come is nobody’s message, and is not counted by whoever names it', async () => {
    const ani = await t.signIn('peserta');
    const hidden = [
      await add('Draf', { status: false }),
      await add('Nanti', { mulai: '2025-07-02T08:00' }),
      await add('Petugas', { level: 'administrator' }),
    ];
    expect(await inbox(ani)).toEqual([]);
    await add('Umum');
    const ids = [...hidden.map(({ id }) => `pengumuman:${id}.1`), 'pengumuman:', 'pengumuman:tidak-ada'];
    expect(await confirm(ani, ids)).toMatchObject({ status: true });
    expect(Object.values(await reach())).toEqual([unread, unread, unread, unread]);
  });
});

describe('S2-ANN: whom an announcement has reached', () => {
  const say = (who: Session | undefined, body: object) =>
    t.call(who, 'POST', '/api/pengumuman-dibaca', body).then((answer) => answer.body);
  const shownTo = (who: Session, ...ids: string[]) => say(who, { ids });
  const shownOn = (perangkat: string, ...ids: string[]) => say(undefined, { ids, perangkat });
  const confirm = (who: Session, ...ids: string[]) => say(who, { ids, dikonfirmasi: true });
  const change = (one: { id: string }, fields: object) =>
    post(`/api/pengumuman/${one.id}?_method=PUT`, { ...one, ...fields });

  test('shown is counted apart from confirmed, and what was confirmed stays so when it is shown again', async () => {
    const [ani, budi] = [
      await t.signIn('peserta', { nama: 'ani' }),
      await t.signIn('peserta', { nama: 'budi' }),
    ];
    const { id } = await add('A');
    await shownTo(ani, `${id}.1`);
    await shownTo(budi, `${id}.1`);
    expect(await reach()).toEqual({ A: [2, 0, 0] });
    await post('/api/peserta/pesan-dibaca', { ids: [`pengumuman:${id}.1`] }, ani);
    expect(await reach()).toEqual({ A: [2, 1, 0] });
    await shownTo(ani, `${id}.1`);
    expect(await reach()).toEqual({ A: [2, 1, 0] });
  });

  test('a person is counted once, on whatever device he signs in; devices of visitors are counted apart, once each', async () => {
    const phone = await t.signIn('peserta', { nama: 'ani' });
    const { id } = await add('A');
    const said = { ids: [`${id}.1`, `${id}.1`] };
    for (let twice = 0; twice < 2; twice += 1) {
      for (const perangkat of ['hp', 'laptop']) await say(phone, { ...said, perangkat });
      for (const perangkat of ['p1', 'p2']) await say(undefined, { ...said, perangkat });
    }
    expect(await reach()).toEqual({ A: [1, 0, 2] });
  });

  test('staff confirm what is for staff, and see that they have', async () => {
    const guru = await t.signIn('guru');
    const { id } = await add('Rapat', { level: 'administrator' });
    const own = async (who: Session) => (await t.call(who, 'GET', '/api/pengumuman-saya')).body;
    expect(await own(guru)).toMatchObject([{ id: `${id}.1`, dikonfirmasi: false }]);
    await confirm(guru, `${id}.1`);
    await shownTo(operator, `${id}.1`);
    expect(await own(guru)).toMatchObject([{ dikonfirmasi: true }]);
    expect(await own(operator)).toMatchObject([{ dikonfirmasi: false }]);
    expect(await reach()).toEqual({ Rapat: [2, 1, 0] });
  });

  test('nobody confirms for somebody else: a device for no account, a sender for no name that he gives', async () => {
    const ani = await t.signIn('peserta', { nama: 'ani' });
    const { id } = await add('A');
    const ids = [`${id}.1`];
    await shownTo(ani, ...ids);
    await say(undefined, { ids, perangkat: `akun ${ani.akun_id}`, dikonfirmasi: true });
    await say(undefined, { ids, perangkat: ani.akun_id, akun_id: ani.akun_id, dikonfirmasi: true });
    expect(await reach()).toEqual({ A: [1, 0, 2] });
    expect((await t.call(ani, 'GET', '/api/peserta/dashboard')).body.pesans).toMatchObject([
      { dibaca: false },
    ]);
  });

  test.each([
    ['title', { title: 'A baru' }],
    ['body', { body: 'Jam 13.00' }],
    ['level', { level: 'administrator' }],
  ])('whoever has read it with another %s has not read it as it is now', async (_field, anew) => {
    const guru = await t.signIn('guru');
    const ani = await t.signIn('peserta');
    const one = await add('A');
    await confirm(ani, `${one.id}.1`);
    await shownOn('p1', `${one.id}.1`);
    const { data } = await change(one, anew);
    expect(Object.values(await reach())).toEqual([unread]);
    // The page of before still says the words of before.
    await confirm(ani, `${one.id}.1`);
    expect(Object.values(await reach())).toEqual([unread]);
    const who = data.level === 'peserta' ? ani : guru;
    await shownTo(who, `${one.id}.2`);
    expect(Object.values(await reach())).toEqual([[1, 0, 0]]);
    await confirm(who, `${one.id}.2`);
    expect(Object.values(await reach())).toEqual([[1, 1, 0]]);
  });

  test('what is withdrawn is counted by nobody meanwhile, and keeps who has read it; so do other times', async () => {
    const [ani, budi] = [
      await t.signIn('peserta', { nama: 'ani' }),
      await t.signIn('peserta', { nama: 'budi' }),
    ];
    const one = await add('A');
    await confirm(ani, `${one.id}.1`);
    const { data: hidden } = await change(one, { status: false });
    await confirm(budi, `${one.id}.1`);
    await shownOn('p1', `${one.id}.1`);
    expect(await reach()).toEqual({ A: [1, 1, 0] });
    await change(hidden, { status: true, selesai: '2025-07-09T08:00' });
    expect((await t.call(ani, 'GET', '/api/peserta/dashboard')).body.pesans).toMatchObject([
      { dibaca: true },
    ]);
    expect(await reach()).toEqual({ A: [1, 1, 0] });
  });

  test('nobody counts what he is not shown, what is not there, or as nobody; the answer tells him nothing', async () => {
    const draf = await add('Draf', { status: false });
    const nanti = await add('Nanti', { mulai: '2025-07-02T08:00' });
    const petugas = await add('Petugas', { level: 'administrator' });
    const umum = await add('Umum');
    const ids = [...[draf, nanti, petugas].map(({ id }) => `${id}.1`), umum.id, `${umum.id}.2`, 'tidak-ada'];
    const answers = [
      await shownOn('p1', ...ids),
      await say(undefined, { ids: [`${umum.id}.1`] }),
      await confirm(await t.signIn('peserta'), ...ids),
    ];
    for (const body of answers) expect(body).toEqual({ status: true, message: 'Tercatat.' });
    expect(await reach()).toEqual({ Draf: unread, Nanti: unread, Petugas: unread, Umum: unread });
    await shownTo(operator, `${petugas.id}.1`, `${umum.id}.1`);
    expect(await reach()).toEqual({ Draf: unread, Nanti: unread, Petugas: [1, 0, 0], Umum: unread });
  });

  test('a network that makes up devices adds no more than a school has, and an account is counted all the same', async () => {
    const { id } = await add('A');
    for (let device = 0; device < 520; device += 1) await shownOn(`p${device}`, `${id}.1`);
    expect(await reach()).toEqual({ A: [0, 0, 500] });
    await shownTo(await t.signIn('peserta'), `${id}.1`);
    expect(await reach()).toEqual({ A: [1, 0, 500] });
  });

  test('a deletion is not held up by readers, and gives them back when it is undone', async () => {
    const { id } = await add('A');
    await confirm(await t.signIn('peserta'), `${id}.1`);
    const { hapusan_id } = await post(`/api/pengumuman/${id}?_method=DELETE`, {});
    expect(await list()).toEqual([]);
    const undone = await post('/api/hapusan-urungkan', { id: hapusan_id });
    expect(undone.status).toBe(true);
    expect(await reach()).toEqual({ A: [1, 1, 0] });
  });
});
