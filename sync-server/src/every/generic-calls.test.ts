import { resources } from '@spmb/shared/resources.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../testing/new-records.ts';
import { perFile } from '../testing/per-test.ts';
import { turnOn } from '../testing/turn-on.ts';
import { buildTestApp } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));
let recordOf: Awaited<ReturnType<typeof prepareRecords>>;
const call = async (method: string, path: string, body?: object) => {
  const { httpStatus, body: answer } = await t.call(admin, method, path, body);
  return { httpStatus, answer };
};

beforeAll(async () => {
  await turnOn(t);
  recordOf = await prepareRecords(t, admin);
});

/** Data paths of the generic mechanism whose records come and go. */
const lists = resources.filter(({ fixed, lasting }) => !fixed && !lasting);
/** The first field that holds a name: a change is seen in it. */
const namesOf = ['nama_jabatan', 'name', 'title', 'username', 'mapel', 'soal'];

test('every data path of the specification is among them', () => {
  expect(lists.length).toBeGreaterThanOrEqual(20);
});

/** The two ways of changing and of deleting a record. */
const ways = [
  { put: ['POST', '?_method=PUT'], remove: ['POST', '?_method=DELETE'] },
  { put: ['PUT', ''], remove: ['DELETE', ''] },
] as const;

describe('S1-CALL, N2: the generic calls of every data path, each record changed and deleted in both ways', () => {
  test.each(lists)('$path', async (resource) => {
    const { path: at, isian } = recordOf(resource);
    const kolom = namesOf.find((field) => field in isian) ?? '';
    for (const { put, remove } of ways) {
      const created = await call('POST', at, isian);
      expect(created.answer).toMatchObject({ status: true, message: expect.stringMatching(/disimpan/) });
      const { id } = created.answer.data as { id: string };
      const one = `${at}/${id}`;
      const { answer: record } = await call('GET', one);
      expect((await call('GET', resource.listPath ?? at)).answer).toContainEqual(record);
      const changed = await call(put[0], one + put[1], { ...record, [kolom]: 'Diubah' });
      expect(changed.answer).toMatchObject({ status: true, data: { id, [kolom]: 'Diubah' } });
      expect((await call('GET', one)).answer).toMatchObject({ [kolom]: 'Diubah' });
      expect((await call(remove[0], one + remove[1])).answer).toEqual({
        status: true,
        message: expect.stringMatching(/dihapus/),
        hapusan_id: expect.any(String),
      });
      expect((await call('GET', one)).httpStatus).toBe(404);
    }
  });
});

/** One record is no list: the school's profile has its own calls. */
const given = resources.filter(({ fixed, name }) => fixed && name !== 'sekolah');

describe('lists that are given are changed by both calls, and take and lose no record', () => {
  test.each(given)('$path', async ({ path: at }) => {
    const [row] = (await call('GET', at)).answer as { id: string }[];
    const one = `${at}/${row?.id}`;
    for (const [method, path] of [
      ['POST', `${one}?_method=PUT`],
      ['PUT', one],
    ] as const) {
      const { answer: record } = await call('GET', one);
      expect((await call(method, path, record)).answer).toMatchObject({
        status: true,
        data: { id: row?.id },
      });
    }
    for (const [method, path] of [
      ['POST', at],
      ['POST', `${one}?_method=DELETE`],
      ['DELETE', one],
    ] as const)
      expect([method, path, (await call(method, path, {})).httpStatus]).toEqual([method, path, 404]);
  });
});
