import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildSeleksi, runSeleksi, setPagu } from './testing/build-seleksi.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
let calon: Record<'ani' | 'budi' | 'citra', Pendaftar>;

const post = (path: string, body: object, who: Session = admin) => t.call(who, 'POST', path, body);
const toAll = (id: string, more: object = {}) => post('/api/olah-nilai-public-send', { id, ...more });
const toOne = (id: string, more: object = {}) =>
  post('/api/olah-nilai-private-send', { id, jurusan_id: 'rpl', ...more });
const letters = async ({ session }: Pendaftar): Promise<{ title: string; body: string }[]> =>
  (await t.call(session, 'GET', '/api/peserta/dashboard')).body.pesans.filter(
    ({ title }: { title: string }) => title.startsWith('Hasil'),
  );

beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
});

test('N36: before publication, planned or taken back, nothing is sent and nothing is shown of what would be', async () => {
  const refused = async () => {
    for (const answer of [
      await toAll('rpl'),
      await toOne('ani'),
      await toAll('rpl', { pratinjau: true }),
      await toOne('budi', { pratinjau: true }),
    ])
      expect(answer.body).toEqual({ status: false, message: expect.stringContaining('belum terbit') });
  };
  await refused();
  await post('/api/publikasi', { sekarang: false, tanggal: '2025-07-01', jam: '08:30' });
  await refused();
  await post('/api/publikasi', { sekarang: true });
  await post('/api/publikasi-tarik', { alasan: 'Keliru' });
  await refused();
  for (const one of Object.values(calon)) expect(await letters(one)).toEqual([]);
});

test('S3-SCORE-20: everybody who chose the programme first gets his own result, once a publication', async () => {
  await post('/api/publikasi', { sekarang: true });
  const tried = (await toAll('rpl', { pratinjau: true })).body;
  expect(tried.data).toMatchObject({
    jumlah: 2,
    surat: [{ body: expect.any(String) }, { body: expect.any(String) }],
  });
  expect(await letters(calon.ani)).toEqual([]);
  const both = await Promise.all([toAll('rpl', { teks: 'Bawa rapor.' }), toAll('rpl')]);
  expect(both.map(({ body }) => body.data.jumlah).toSorted()).toEqual([0, 2]);
  expect((await toAll('rpl')).body).toMatchObject({ status: true, data: { jumlah: 0 } });
  expect(await letters(calon.ani)).toMatchObject([{ title: 'Hasil seleksi: diterima' }]);
  expect(await letters(calon.budi)).toMatchObject([
    { title: 'Hasil seleksi: cadangan', body: expect.stringContaining('urutan 1') },
  ]);
  expect(await letters(calon.citra)).toEqual([]);
  await setPagu(t, 'rpl', 2);
  await runSeleksi(t, admin);
  await post('/api/publikasi', { sekarang: true, alasan: 'Pagu bertambah' });
  expect((await toAll('rpl')).body.data.jumlah).toBe(2);
  expect((await letters(calon.budi)).map(({ title }) => title).toSorted()).toEqual([
    'Hasil seleksi: cadangan',
    'Hasil seleksi: diterima',
  ]);
});

test('S3-SCORE-21: one is told his, and not again with all', async () => {
  await post('/api/publikasi', { sekarang: true });
  expect((await toOne('budi', { teks: 'Tunggu kabar.' })).body.data.jumlah).toBe(1);
  expect(await letters(calon.budi)).toMatchObject([{ body: expect.stringMatching(/\n\nTunggu kabar\.$/) }]);
  expect((await toAll('rpl')).body.data.jumlah).toBe(1);
  expect(await letters(calon.budi)).toHaveLength(1);
});

test('who stands in nothing that is published, and a programme of nobody, are a sentence', async () => {
  await post('/api/publikasi', { sekarang: true });
  for (const answer of [
    await toOne('tidak-ada'),
    await toAll('tidak-ada'),
    await toAll('ani'),
    await toOne('rpl'),
  ])
    expect(answer.body).toMatchObject({ status: false, message: expect.stringContaining('Tidak ada hasil') });
});

test('nobody but who runs the selection sends or sees a letter, whatever programme he names', async () => {
  await post('/api/publikasi', { sekarang: true });
  const staff = [
    await t.signIn('operator'),
    await t.signIn('guru', { jurusan_id: 'rpl' }),
    await t.signIn('supervisor', { semua_program: true }),
    calon.budi.session,
  ];
  for (const who of staff)
    for (const pratinjau of [true, false]) {
      const all = await post('/api/olah-nilai-public-send', { id: 'rpl', pratinjau }, who);
      const one = await post(
        '/api/olah-nilai-private-send',
        { id: 'ani', jurusan_id: 'rpl', pratinjau },
        who,
      );
      expect([all.httpStatus, one.httpStatus]).toEqual([403, 403]);
    }
  for (const one of Object.values(calon)) expect(await letters(one)).toEqual([]);
});

test('a programme that is forged leads to nobody else: a letter is of its applicant’s own result', async () => {
  await post('/api/publikasi', { sekarang: true });
  await toOne('citra', { jurusan_id: 'rpl' });
  expect(await letters(calon.citra)).toMatchObject([{ body: expect.stringContaining('Teknik Komputer') }]);
  expect(await letters(calon.ani)).toEqual([]);
});

test('an addition that is too long, or is none, is refused at its field; the longest arrives whole', async () => {
  await post('/api/publikasi', { sekarang: true });
  for (const teks of ['x'.repeat(501), ['x'], { x: 1 }]) {
    const { body } = await toOne('budi', { teks });
    expect([body.status, Object.keys(body.kesalahan ?? {})]).toEqual([false, ['teks']]);
  }
  expect(await letters(calon.budi)).toEqual([]);
  expect((await toOne('budi', { teks: 'x'.repeat(500) })).body.status).toBe(true);
  expect((await letters(calon.budi))[0]?.body).toMatch(/\n\nx{500}$/);
});

test('two administrators with two texts at once send one letter each', async () => {
  await post('/api/publikasi', { sekarang: true });
  const other = await t.signIn('administrator');
  const both = await Promise.all([
    toAll('rpl', { teks: 'Bawa rapor.' }),
    post('/api/olah-nilai-public-send', { id: 'rpl', teks: 'Datang pagi.' }, other),
  ]);
  expect(both.map(({ body }) => body.data.jumlah).toSorted()).toEqual([0, 2]);
  for (const one of [calon.ani, calon.budi]) expect(await letters(one)).toHaveLength(1);
});
