import { beforeAll, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { programKeahlian } from '../../features/program-keahlian/program-keahlian.table.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));
beforeAll(async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    sekolah_id: schoolId,
    id: `p${index}`,
    name:
      index % 2 === 0
        ? `Jurusan ${String(index).padStart(4, '0')}`
        : `JURUSAN ${String(index).padStart(4, '0')}`,
    singkat: index === 77 ? '100%_asli' : `J${index}`,
    pagu: index % 40,
    warna: '#1e6fd9',
    versi: 1,
    diubah_ms: 0,
  }));
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await tx.insert(programKeahlian).values(rows);
  });
});

const list = async (query: string) => (await t.call(admin, 'GET', `/api/program-keahlian${query}`)).body;
const ids = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id);

test('N51: without page, q and sort a list is a plain array of all rows', async () => {
  expect(await list('')).toHaveLength(1_000);
});

test('N51: page asks for rows, total, page and size; 10 rows unless asked', async () => {
  const page = await list('?page=2');
  expect(page).toMatchObject({ total: 1_000, page: 2, size: 10 });
  expect(ids(page)).toEqual(Array.from({ length: 10 }, (_, index) => `p${index + 10}`));
  expect(ids(await list('?page=34&size=30'))).toHaveLength(10);
  expect(ids(await list('?page=101'))).toEqual([]);
});

test('N51: q finds without regard to capitals, all of its words, in every searched field', async () => {
  expect(await list('?q=jurusan')).toMatchObject({ total: 1_000, page: 1, size: 10 });
  expect(ids(await list('?q=jurusan+0123'))).toEqual(['p123']);
  expect(ids(await list('?q=0123+JURUSAN'))).toEqual(['p123']);
  expect(ids(await list('?q=j999'))).toEqual(['p999']);
  expect(ids(await list('?q=tidak-ada'))).toEqual([]);
});

test('N51: signs that mean something to the database are ordinary letters in q', async () => {
  expect(ids(await list(`?q=${encodeURIComponent('100%_')}`))).toEqual(['p77']);
  expect((await list(`?q=${encodeURIComponent('%')}`)).total).toBe(1);
  expect((await list(`?q=${encodeURIComponent("'; drop table program_keahlian --")}`)).total).toBe(0);
});

test('N51: sort orders by a field, with - descending, equal values by id', async () => {
  expect(ids(await list('?sort=pagu&size=3'))).toEqual(['p0', 'p120', 'p160']);
  expect(ids(await list('?sort=-name&size=2'))).toEqual(['p999', 'p998']);
  expect((await list('?sort=-pagu&q=jurusan+01&page=1')).rows[0].pagu).toBe(39);
});

test('a page or field that no list has is refused', async () => {
  for (const query of ['?page=0', '?page=x', '?page=1&size=1000', '?sort=sekolah_id', '?sort=sandi']) {
    expect((await t.call(admin, 'GET', `/api/program-keahlian${query}`)).httpStatus).toBe(400);
  }
});

test('V5: a list is ordered by what its records answer: not by hashes of passwords, nor by what every object has', async () => {
  for (const field of ['sandi_hash', '-sandi_tersegel', '__proto__', 'constructor'])
    expect([field, (await t.call(admin, 'GET', `/api/user?sort=${field}`)).httpStatus]).toEqual([field, 400]);
  expect((await t.call(admin, 'GET', '/api/user?sort=-email')).httpStatus).toBe(200);
});
