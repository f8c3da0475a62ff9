import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';

const t = perFile(buildTestApp);
let admin: Session;
let bankId: string;
beforeAll(async () => {
  admin = await t.signIn('administrator');
});

const buildBank = async (session: Session, mapel: string): Promise<string> =>
  (await t.call(session, 'POST', '/api/master-soal', { mapel })).body.data.id;
const add = (bank: string, soal: string, nomor?: number) =>
  t.call(admin, 'POST', `/api/master-soal-detail/${bank}`, {
    soal,
    nomor,
    pilihan_a: '1',
    pilihan_b: '2',
    jawaban: 'A',
  });
const list = async (bank = bankId): Promise<Soal[]> =>
  (await t.call(admin, 'GET', `/api/master-soal-detail/${bank}`)).body;
const shown = async (bank = bankId) => (await list(bank)).map(({ nomor, soal }) => `${nomor} ${soal}`);
const pick = async (...texts: string[]) =>
  (await list()).filter(({ soal }) => texts.includes(soal)).map(({ id, versi }) => ({ id, versi }));
const act = (name: string, body: object, session = admin) =>
  t.call(session, 'POST', `/api/master-soal-detail-${name}/${bankId}`, body);
const move = async (text: string, nomor: number) => act('urut', { ...(await pick(text))[0], nomor });
const versionOf = async (bank = bankId): Promise<number> =>
  (await t.call(admin, 'GET', `/api/master-soal/${bank}`)).body.versi;

beforeEach(async () => {
  bankId = await buildBank(admin, 'IPA');
  for (const [soal, nomor] of [
    ['a', 1],
    ['b', 2],
    ['c', 5],
  ] as const)
    await add(bankId, soal, nomor);
});

test('S3-ITEM-01: a question moves to the place of another, those between shift, each on record', async () => {
  const before = await versionOf();
  expect((await move('c', 1)).body).toMatchObject({ status: true, message: 'Urutan soal disimpan.' });
  expect(await shown()).toEqual(['1 c', '2 a', '5 b']);
  expect(await versionOf()).toBe(before + 1);
  const [, shifted] = await list();
  const history = (await t.call(admin, 'GET', `/api/master-soal-detail/${bankId}/${shifted?.id}/riwayat`))
    .body;
  const change = { tindakan: 'ubah', sebelum: { nomor: 1 }, sesudah: { nomor: 2 } };
  expect(history).toContainEqual(expect.objectContaining(change));
  expect((await move('c', 0)).body.message).toBe('Urutan soal tetap.');
  expect(await versionOf()).toBe(before + 1);
});

test('a question that somebody else changed meanwhile is not moved, copied or deleted', async () => {
  const [seen] = await pick('a');
  await move('c', 1);
  for (const [name, body] of [
    ['urut', { ...seen, nomor: 5 }],
    ['salin', { soal: [seen], operasi_id: 'x' }],
    ['hapus', { soal: [seen] }],
  ] as const)
    expect((await act(name, body)).httpStatus).toBe(409);
  expect(await shown()).toEqual(['1 c', '2 a', '5 b']);
});

test('a copy stands behind the last one and is in no exam; asked for twice it is one', async () => {
  const soal = await pick('b', 'a');
  const message = 'Salinan menjadi nomor 6, 7, nonaktif sampai Anda mengubahnya.';
  expect((await act('salin', { soal, operasi_id: 'satu' })).body.message).toBe(message);
  expect((await act('salin', { soal, operasi_id: 'satu' })).body.message).toBe(message);
  const stored = await list();
  expect(stored.map(({ nomor, soal: text, status }) => [nomor, text, status])).toEqual([
    [1, 'a', 'siap'],
    [2, 'b', 'siap'],
    [5, 'c', 'siap'],
    [6, 'a', 'nonaktif'],
    [7, 'b', 'nonaktif'],
  ]);
});

test('questions move to another bank behind its last one; both banks are new versions', async () => {
  const ke = await buildBank(admin, 'Fisika');
  await add(ke, 'lama', 4);
  const [from, to] = [await versionOf(), await versionOf(ke)];
  const { body } = await act('pindah', { soal: await pick('a', 'c'), ke });
  expect(body.message).toBe('2 soal dipindah ke Fisika.');
  expect(await shown()).toEqual(['2 b']);
  expect(await shown(ke)).toEqual(['4 lama', '5 a', '6 c']);
  expect([await versionOf(), await versionOf(ke)]).toEqual([from + 1, to + 1]);
  expect((await act('pindah', { soal: await pick('b'), ke: bankId })).body.status).toBe(false);
});

test('several questions are deleted at once, or none where one is gone', async () => {
  const soal = await pick('a', 'b');
  expect((await act('hapus', { soal: [...soal, { id: 'tidak-ada', versi: 1 }] })).httpStatus).toBe(404);
  expect(await shown()).toEqual(['1 a', '2 b', '5 c']);
  const agreed = { ikut: { soal: 2 }, alasan: 'soal bocor' };
  for (const short of [{}, { ...agreed, alasan: '' }, { ...agreed, ikut: { soal: 1 } }])
    expect((await act('hapus', { soal, ...short })).body.status).toBe(false);
  expect(await shown()).toEqual(['1 a', '2 b', '5 c']);
  expect((await act('hapus', { soal, ...agreed })).body.message).toBe('2 soal dihapus.');
  expect(await shown()).toEqual(['5 c']);
  expect((await act('hapus', { soal: [] })).body.status).toBe(false);
});

test('N39: a teacher acts in banks of his own and moves questions to no other', async () => {
  const guru = await t.signIn('guru');
  const soal = await pick('a');
  expect((await act('hapus', { soal }, guru)).httpStatus).toBe(404);
  const [own, foreign] = [await buildBank(guru, 'Biologi'), bankId];
  expect((await act('pindah', { soal, ke: own }, guru)).httpStatus).toBe(404);
  bankId = own;
  await add(own, 'x');
  expect((await act('pindah', { soal: await pick('x'), ke: foreign }, guru)).httpStatus).toBe(404);
  expect(await shown(own)).toEqual(['1 x']);
});
