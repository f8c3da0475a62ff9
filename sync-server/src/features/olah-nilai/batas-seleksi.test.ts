import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { kursiSeleksi, potretSeleksi } from '../seleksi/kursi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { buildSeleksi, scoreCalon, setPagu } from './testing/build-seleksi.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));

/** Ani 90 and Budi 80 chose rpl, and Citra 70, whom the school helps. */
beforeEach(async () => {
  await buildSeleksi(t, admin);
  await choose('citra', { jurusan_id_1: 'rpl' });
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/citra', { afirmasi_status: true });
  await setPagu(t, 'rpl', 2);
});

const choose = (id: string, chosen: Partial<Record<'jurusan_id_1' | 'jurusan_id_2', string | null>>) =>
  write(t, (tx) => tx.update(peserta).set(chosen).where(eq(peserta.id, id)));
const put = (path: string, body: object) => t.call(admin, 'PUT', `/api/${path}`, body);
const run = (path: 'grade' | 'grade2', id = 'rpl') =>
  t.call(admin, 'POST', `/api/olah-nilai-${path}`, { id, alasan: 'uji' });
const aturan = async () => (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
const setPersen = async (persen_afirmasi: unknown) => {
  const { versi } = await aturan();
  return put('pengaturan/seleksi', { persen_afirmasi, versi });
};
const seats = async () => {
  const rows = await t.context.store.read.select().from(kursiSeleksi);
  return rows
    .flatMap(({ peserta_id, kursi, jalan }) => (jalan === null ? [] : `${peserta_id} ${kursi}`))
    .sort();
};

test.each([
  [0, ['ani umum', 'budi umum']],
  [50, ['ani umum', 'citra afirmasi']],
  [100, ['ani umum', 'citra afirmasi']],
])(
  '%i per cent of the seats are kept for those whom the school helps; what stays free is everybody’s',
  async (persen, given) => {
    expect((await setPersen(persen)).body.status).toBe(true);
    expect((await run('grade')).body.status).toBe(true);
    expect(await seats()).toEqual(given);
  },
);

test.each([101, -1, 12.5, 'separuh'])(
  '%j per cent is refused at its field, and the rule stays',
  async (persen) => {
    const { body } = await setPersen(persen);
    expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, ['persen_afirmasi']]);
    expect(JSON.stringify(await aturan())).toContain('"persen_afirmasi":15');
  },
);

test('a programme whose quota nobody has given yet takes nobody and keeps no round waiting', async () => {
  await setPagu(t, 'rpl', 0);
  expect((await run('grade', 'tkj')).body.status).toBe(true);
  expect((await run('grade2')).body.status).toBe(true);
  expect(await seats()).toEqual([]);
  expect((await t.call(admin, 'GET', '/api/seleksi')).body.program).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ pagu: 0 })]),
  );
});

test('a second choice of a programme that is gone is named before anything is computed: no simulation, no round, nothing written', async () => {
  await setPagu(t, 'tkj', 1);
  for (const id of ['rpl', 'tkj']) expect((await run('grade', id)).body.status).toBe(true);
  await choose('ani', { jurusan_id_2: 'hilang' });
  const before = await seats();
  const simulated = await t.call(admin, 'POST', '/api/olah-nilai-simulasi', { nilai_minimum: 60 });
  for (const { body } of [simulated, await run('grade2')])
    expect(body).toMatchObject({
      status: false,
      message: expect.stringMatching(/^Pilihan pendaftar .* menyebut program yang tidak ada lagi/),
    });
  expect([await seats(), await t.context.store.read.select().from(potretSeleksi)]).toEqual([before, []]);
});

test('who has one programme twice, as files from elsewhere may have it, has chosen it once', async () => {
  await choose('ani', { jurusan_id_2: 'rpl' });
  await setPagu(t, 'rpl', 3);
  expect((await run('grade')).body.status).toBe(true);
  expect((await run('grade2')).body.status).toBe(true);
  expect((await seats()).map((one) => one.split(' ')[0])).toEqual(['ani', 'budi', 'citra']);
  const { body } = await t.call(admin, 'GET', '/api/olah-nilai-penjelasan/ani');
  expect(body.pilihan).toMatchObject([{ ke: 1, program: 'rpl', dari: 3 }]);
  expect((await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body).toHaveLength(3);
});

test('an applicant who stands twice in a grid is named, and nothing of it is written', async () => {
  const rows = [
    { id: 'ani', wawancara: 80 },
    { id: 'budi', wawancara: 70 },
    { id: 'ani', wawancara: 60 },
  ];
  const { body } = await t.call(admin, 'POST', '/api/olah-nilai-banyak/rpl', { rows });
  expect([body.status, body.kesalahan]).toEqual([false, { ani: expect.stringContaining('dua kali') }]);
  const stored = (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body as { wawancara: number | null }[];
  expect(stored.map(({ wawancara }) => wawancara)).toEqual([null, null, null]);
});

test('two administrators who commit at once leave whole runs of the same result, one after the other', async () => {
  await run('grade');
  const other = await t.signIn('administrator', { nama: 'Bu Ida' });
  const answers = await Promise.all(
    [admin, other].map((who) => t.call(who, 'POST', '/api/olah-nilai-grade2', { id: 'rpl' })),
  );
  for (const { body } of answers) expect(body.message).toMatch(/selesai|sedang disimpan orang lain/);
  const kept = await t.context.store.read.select().from(potretSeleksi);
  expect(kept.length).toBe(answers.filter(({ body }) => body.status).length);
  expect(new Set(kept.map(({ sha256, hasil }) => JSON.stringify([sha256, hasil]))).size).toBe(1);
});

test('a run and a grid of scores at once: the round is of the scores before or after, never of some of them', async () => {
  const grid = t.call(admin, 'POST', '/api/olah-nilai-banyak/rpl', {
    rows: [
      { id: 'ani', nilai_teori: 0 },
      { id: 'budi', nilai_teori: 40 },
      { id: 'citra', nilai_teori: 30 },
    ],
  });
  const [saved, ran] = await Promise.all([grid, run('grade')]);
  expect([saved.body.status, ran.body.status]).toEqual([true, true]);
  await scoreCalon(t, admin, 'citra', 10);
  expect(await seats()).toEqual(['budi umum', 'citra afirmasi']);
});
