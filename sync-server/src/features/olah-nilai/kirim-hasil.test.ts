import { like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { pesan } from '../pesan/rows/pesan.table.ts';
import { buildGateway } from '../pesan-keluar/testing/gateway.ts';
import { openQueue, readPesan, sendNow } from '../pesan-keluar/testing/open-queue.ts';
import { write } from '../situs/testing/admission.ts';
import { kirimHasil } from './publikasi/kirim-hasil.ts';
import { tandaiDitarik } from './publikasi/publikasi.mutations.ts';
import { buildSeleksi, runSeleksi, setPagu } from './testing/build-seleksi.ts';
import { storeAfter } from './testing/store-after.ts';

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

test.each([
  ['taken back', '/api/publikasi-tarik', { alasan: 'Keliru' }],
  ['replaced', '/api/publikasi', { sekarang: true, alasan: 'Ulang' }],
])(
  'a school with a channel tells by it that the result is out, once each and never what it is; %s, what waits does not go out',
  async (_what, path, body) => {
    await openQueue(t, { gerbang_alamat: 'http://127.0.0.1:9/send' });
    await post('/api/publikasi', { sekarang: true });
    await toAll('rpl', { pratinjau: true });
    expect(await readPesan(t, admin)).toEqual({});
    expect((await toOne('budi')).body.message).toMatch(/1 pesan antre ke WhatsApp\.$/);
    expect((await toAll('rpl')).body.message).toMatch(/1 pesan antre ke WhatsApp\.$/);
    expect((await toAll('rpl')).body.message).not.toContain('antre');
    const told = await readPesan(t, admin);
    expect(Object.keys(told).toSorted()).toEqual(['ani', 'budi']);
    expect(told['budi']?.pesan).toMatch(
      /^Hasil seleksi budi \(budi\) di .* sudah terbit\. Baca di dasbor pendaftar/,
    );
    for (const { pesan } of Object.values(told)) expect(pesan).not.toMatch(/diterima|cadangan|lulus/i);
    expect((await post(path, body)).body.status).toBe(true);
    expect(Object.values(await readPesan(t, admin)).map(({ keadaan }) => keadaan)).toEqual([
      'dibatalkan',
      'dibatalkan',
    ]);
  },
);

test.each(['refuses', 'cutsAfter'] as const)(
  'what a channel %s of a result that was taken back since goes out by no act of staff, one by one or together',
  async (act) => {
    const gateway = await buildGateway();
    await openQueue(t, { gerbang_alamat: gateway.url });
    await post('/api/publikasi', { sekarang: true });
    await toAll('rpl');
    gateway.will(act);
    await sendNow(t);
    gateway.will('takes');
    await post('/api/publikasi-tarik', { alasan: 'Keliru' });
    const rows = Object.values(await readPesan(t, admin));
    const keadaan = act === 'refuses' ? 'gagal' : 'tidak_pasti';
    expect(rows.map((row) => row.keadaan)).toEqual([keadaan, keadaan]);
    const asked = gateway.asked.length;
    expect(
      (await post('/api/utility-wa-putuskan', { keadaan, putusan: 'kirim_ulang', jumlah: 2 })).body.message,
    ).toBe(
      '0 pesan antre lagi; 2 tidak dikirim ulang: penerima tidak ingin menerima pesan, atau hasilnya ditarik.',
    );
    for (const { id } of rows)
      expect((await post('/api/utility-wa-kirim-ulang', { id })).body).toEqual({
        status: false,
        message: 'Hasil yang dikabarkan pesan ini sudah ditarik atau diganti, jadi tidak dikirim lagi.',
      });
    await sendNow(t);
    expect(gateway.asked).toHaveLength(asked);
    await gateway.close();
  },
);

test('what waited for a result that was taken back, and was called off, is not sent again one by one', async () => {
  await openQueue(t, { gerbang_alamat: 'http://127.0.0.1:9/send' });
  await post('/api/publikasi', { sekarang: true });
  await toOne('budi');
  await post('/api/publikasi-tarik', { alasan: 'Keliru' });
  const { id } = (await readPesan(t, admin))['budi']!;
  expect((await post('/api/utility-wa-kirim-ulang', { id })).body.message).toContain('sudah ditarik');
  expect((await readPesan(t, admin))['budi']?.keadaan).toBe('dibatalkan');
});

test('a result is put together before the transaction: what others write meanwhile does not wait for it', async () => {
  await post('/api/publikasi', { sekarang: true });
  const sent = kirimHasil(t.context, { akun_id: 'admin', username: 'Admin' }, { to: { jurusanId: 'rpl' } });
  const seen = await write(t, (tx) => tx.select().from(pesan).where(like(pesan.title, 'Hasil%')));
  expect(seen).toEqual([]);
  expect((await sent).jumlah).toBe(2);
});

test('a result that is taken back while its letters are put together is not sent', async () => {
  await post('/api/publikasi', { sekarang: true });
  const takeBack = () =>
    write(t, (tx) =>
      tandaiDitarik(tx, t.clock.nowMs(), { alasan: 'Keliru', diganti: false, rencana: false }),
    );
  const store = storeAfter(t.context.store, takeBack, 1);
  const sent = kirimHasil(
    { ...t.context, store },
    { akun_id: 'admin', username: 'Admin' },
    { to: { jurusanId: 'rpl' } },
  );
  await expect(sent).rejects.toThrow('belum terbit');
  for (const one of Object.values(calon)) expect(await letters(one)).toEqual([]);
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
