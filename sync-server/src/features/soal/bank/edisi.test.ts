import { edisiBankContract, masterSoalContract } from '@spmb/shared/soal/master-soal.schema.ts';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
const room = perTest(() => buildExamRuang(t, { participants: 2, questions: 3 }));

const start = async (index: number) =>
  (
    await t.call(await room.signIn(index), 'POST', '/api/peserta/create-soals', {
      jadwal_ujian_id: room.rows[index]?.barisId,
    })
  ).body;
const bank = async () =>
  masterSoalContract.parse((await t.call(admin, 'GET', `/api/master-soal/${room.bankId}`)).body);
const items = async (id = room.bankId): Promise<Soal[]> =>
  (await t.call(admin, 'GET', `/api/master-soal-detail/${id}`)).body;
const edit = async (soal: string) => {
  const [first] = await items();
  return t.call(admin, 'POST', `/api/master-soal-detail/${room.bankId}/${first?.id}?_method=PUT`, {
    ...first,
    soal,
  });
};
const beginVersion = () => t.call(admin, 'POST', `/api/master-soal-versi/${room.bankId}`);
const versions = async () =>
  edisiBankContract.parse((await t.call(admin, 'GET', `/api/master-soal-versi/${room.bankId}`)).body);

test('a bank that no attempt used is edited as it is, and has no other version', async () => {
  expect(await bank()).toMatchObject({ edisi: 1, beku: false, arsip_dari: null });
  expect((await edit('baru')).httpStatus).toBe(200);
  expect((await beginVersion()).body).toMatchObject({ status: false });
  expect(await versions()).toEqual([]);
});

test('a bank that an attempt used is frozen: every way of writing its questions is refused, and says what to do', async () => {
  await start(0);
  expect((await bank()).beku).toBe(true);
  const [first] = await items();
  const other = (await t.call(admin, 'POST', '/api/master-soal', { mapel: 'Lain' })).body.data;
  const written = { soal: 'x', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' };
  const item = (await t.call(admin, 'POST', `/api/master-soal-detail/${other.id}`, written)).body.data;
  const chosen = { soal: [{ id: first?.id, versi: first?.versi }] };
  const detail = '/api/master-soal-detail';
  const refused = await Promise.all([
    edit('diubah'),
    t.call(admin, 'POST', `${detail}/${room.bankId}`, written),
    t.call(admin, 'POST', `${detail}/${room.bankId}/${first?.id}?_method=DELETE`),
    t.call(admin, 'POST', `${detail}-hapus/${room.bankId}`, chosen),
    t.call(admin, 'POST', `${detail}-salin/${room.bankId}`, { ...chosen, operasi_id: 'x' }),
    t.call(admin, 'POST', `${detail}-urut/${room.bankId}`, { ...chosen.soal[0], nomor: 3 }),
    t.call(admin, 'POST', `${detail}-pindah/${room.bankId}`, { ...chosen, ke: other.id }),
    t.call(admin, 'POST', `${detail}-pindah/${other.id}`, { soal: [item], ke: room.bankId }),
    // What would come of an import is not asked of a file that cannot be imported.
    t.call(admin, 'POST', `/api/master-soal-impor/${room.bankId}`, { mode: 'periksa' }),
  ]);
  for (const { httpStatus, body } of refused)
    expect([httpStatus, body.message]).toEqual([409, expect.stringContaining('Buat versi baru dulu')]);
  expect((await items()).map(({ soal }) => soal)).toHaveLength(3);
  const gone = await t.call(admin, 'POST', `/api/master-soal/${room.bankId}?_method=DELETE`);
  expect(gone.body.status).toBe(false);
});

test('a question that was deleted before comes back into no frozen bank, and into its new version', async () => {
  const detail = `/api/master-soal-detail/${room.bankId}`;
  const written = { soal: 'lebih', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' };
  const { id } = (await t.call(admin, 'POST', detail, written)).body.data;
  const { hapusan_id } = (await t.call(admin, 'POST', `${detail}/${id}?_method=DELETE`, {})).body;
  const undo = () => t.call(admin, 'POST', '/api/hapusan-urungkan', { id: hapusan_id });
  await start(0);
  const refused = await undo();
  expect([refused.httpStatus, refused.body.message]).toEqual([
    409,
    expect.stringContaining('Buat versi baru dulu'),
  ]);
  expect(await items()).toHaveLength(3);
  await beginVersion();
  expect((await undo()).body.status).toBe(true);
  expect(await items()).toHaveLength(4);
});

test('a new version holds copies with ids of their own; the old questions stay as the attempt drew them', async () => {
  const before = await items();
  await start(0);
  expect((await beginVersion()).body.message).toMatch(/^Versi 2 dibuat\./);
  expect(await bank()).toMatchObject({ edisi: 2, beku: false, jumlah: 3 });
  const [old] = await versions();
  expect(old).toMatchObject({ edisi: 1, jumlah: 3 });
  expect((await items(old?.id)).map(({ id, soal }) => [id, soal])).toEqual(
    before.map(({ id, soal }) => [id, soal]),
  );
  const copies = await items();
  expect(copies.map(({ soal }) => soal)).toEqual(before.map(({ soal }) => soal));
  expect(copies.filter(({ id }) => before.some((one) => one.id === id))).toEqual([]);
  expect((await edit('versi kedua')).httpStatus).toBe(200);
  expect((await items(old?.id)).map(({ soal }) => soal)).toEqual(before.map(({ soal }) => soal));
  expect((await beginVersion()).body.status).toBe(false);
});

test('who starts later gets the new version, which is frozen then; earlier versions are in no list and no choice', async () => {
  await start(0);
  await beginVersion();
  await start(1);
  expect((await bank()).beku).toBe(true);
  await beginVersion();
  expect((await versions()).map(({ edisi }) => edisi)).toEqual([2, 1]);
  expect((await t.call(admin, 'GET', '/api/master-soal')).body).toHaveLength(1);
  expect((await t.call(admin, 'POST', '/api/master-soal-combo')).body).toHaveLength(1);
  const [old] = await versions();
  expect((await t.call(admin, 'GET', `/api/master-soal-header/${old?.id}`)).body).toMatchObject({
    arsip_dari: room.bankId,
    beku: true,
    edisi: 2,
  });
  const written = { soal: 'x', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' };
  expect((await t.call(admin, 'POST', `/api/master-soal-detail/${old?.id}`, written)).httpStatus).toBe(404);
});

test('N39: a teacher makes no version of a bank that is not his', async () => {
  await start(0);
  const guru = await t.signIn('guru');
  for (const method of ['GET', 'POST'] as const)
    expect((await t.call(guru, method, `/api/master-soal-versi/${room.bankId}`)).httpStatus).toBe(404);
});
