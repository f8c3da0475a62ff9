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
