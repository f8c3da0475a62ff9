import { pengumumanContract } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setSchool } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));

const post = async (path: string, body: object, who: Session | undefined = operator) =>
  (await t.call(who, 'POST', path, body)).body;
const add = async (title: string, fields: object = {}) =>
  (await post('/api/pengumuman', { title, body: `Isi ${title}`, status: true, ...fields })).data;
const list = async () =>
  pengumumanContract.array().parse((await t.call(operator, 'GET', '/api/utility-pengumuman')).body);
const readCounts = async () => Object.fromEntries((await list()).map(({ title, dibaca }) => [title, dibaca]));
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
      dibaca: 0,
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

describe('read counts', () => {
  const read = (ids: string[], who?: Session, perangkat?: string) =>
    post('/api/pengumuman-dibaca', { ids, ...(perangkat && { perangkat }) }, who);

  test('each account and each device is counted once, however often it says so', async () => {
    const siswa = await t.signIn('peserta');
    const { id } = await add('A');
    for (let twice = 0; twice < 2; twice += 1) {
      await t.call(siswa, 'POST', '/api/pengumuman-dibaca', { ids: [id, id], perangkat: 'lain' });
      for (const perangkat of ['p1', 'p2'])
        await t.call(undefined, 'POST', '/api/pengumuman-dibaca', { ids: [id], perangkat });
    }
    expect(await readCounts()).toEqual({ A: 3 });
  });

  test('nobody counts what he is not shown, what is not there, or as nobody; the answer tells him nothing', async () => {
    const draf = await add('Draf', { status: false });
    const nanti = await add('Nanti', { mulai: '2025-07-02T08:00' });
    const petugas = await add('Petugas', { level: 'administrator' });
    const umum = await add('Umum');
    const ids = [draf.id, nanti.id, petugas.id, 'tidak-ada'];
    const answers = [
      await t.call(undefined, 'POST', '/api/pengumuman-dibaca', { ids, perangkat: 'p1' }),
      await t.call(undefined, 'POST', '/api/pengumuman-dibaca', { ids: [umum.id] }),
      await t.call(await t.signIn('peserta'), 'POST', '/api/pengumuman-dibaca', { ids }),
    ];
    for (const { body } of answers) expect(body).toEqual({ status: true, message: 'Tercatat.' });
    expect(await readCounts()).toEqual({ Draf: 0, Nanti: 0, Petugas: 0, Umum: 0 });
    await read([petugas.id, umum.id]);
    expect(await readCounts()).toEqual({ Draf: 0, Nanti: 0, Petugas: 1, Umum: 0 });
  });

  test('a network that makes up devices adds no more than a school has, and an account is counted all the same', async () => {
    const { id } = await add('A');
    for (let device = 0; device < 520; device += 1)
      await t.call(undefined, 'POST', '/api/pengumuman-dibaca', { ids: [id], perangkat: `p${device}` });
    expect(await readCounts()).toEqual({ A: 500 });
    await t.call(await t.signIn('peserta'), 'POST', '/api/pengumuman-dibaca', { ids: [id] });
    expect(await readCounts()).toEqual({ A: 501 });
  });

  test('a deletion is not held up by readers, and gives them back when it is undone', async () => {
    const { id } = await add('A');
    await read([id], await t.signIn('peserta'));
    const { hapusan_id } = await post(`/api/pengumuman/${id}?_method=DELETE`, {});
    expect(await list()).toEqual([]);
    const undone = await post('/api/hapusan-urungkan', { id: hapusan_id });
    expect(undone.status).toBe(true);
    expect(await readCounts()).toEqual({ A: 1 });
  });
});
