import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
  await siti.send();
  await setDates('2025-07-01', '2025-07-03');
});

/** The test begins on 2025-07-01 at 7.30. */
async function setDates(sanggahan_mulai: string | null, sanggahan_selesai: string | null) {
  const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
  const isi = { sanggahan_mulai, sanggahan_selesai, versi };
  return (await t.call(admin, 'POST', '/api/pengaturan/seleksi?_method=PUT', isi)).body;
}
const object = (fields: object = {}, who = siti) =>
  t.call(who.session, 'POST', '/api/peserta/sanggahan', { body: 'Nilai rapor saya 85.', ...fields });
const see = async (who = siti) =>
  (await t.call(who.session, 'GET', '/api/peserta/dasbor-pendaftar')).body.sanggahan;
const list = async () => (await t.call(admin, 'GET', '/api/sanggahan')).body;
const answer = (id: string, jawaban = 'Sudah dihitung.', who = admin) =>
  t.call(who, 'POST', '/api/sanggahan-jawab', { id, jawaban });

describe('an objection', () => {
  test('gets a number, is answered once in writing, and the applicant is told', async () => {
    const berkas = await siti.upload('pdf');
    expect(await see()).toEqual({ terbuka: true, selesai: '2025-07-03', daftar: [] });
    expect((await object({ berkas })).body).toMatchObject({ status: true, nomor: 1 });
    expect(await see()).toMatchObject({
      terbuka: false,
      daftar: [
        { nomor: 1, jawab_sampai: '2025-07-08', jawaban: '', dijawab_ms: null, path: `/api/media/${berkas}` },
      ],
    });
    const [{ id }] = await list();
    expect((await answer(id)).body.status).toBe(true);
    expect((await see()).daftar).toMatchObject([{ jawaban: 'Sudah dihitung.', dijawab_ms: t.clock.nowMs() }]);
    expect(await list()).toMatchObject([
      { nama: 'Siti Aini', nomor_register: 'SPMB-2025-0001', dijawab_oleh: 'Pak Adi' },
    ]);
    const { pesans } = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body;
    expect(pesans).toContainEqual(expect.objectContaining({ title: 'Jawaban sanggahan nomor 1' }));
  });

  test('one at a time: the next is taken once the first is answered, and numbers leave no gap', async () => {
    await object();
    expect((await object()).body).toMatchObject({
      status: false,
      message: expect.stringContaining('belum dijawab'),
    });
    await answer((await list())[0].id);
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi' });
    expect((await object({}, budi)).body.nomor).toBe(2);
    expect((await object()).body.nomor).toBe(3);
    expect((await list()).map(({ nomor }: { nomor: number }) => nomor)).toEqual([2, 3, 1]);
  });

  test('sent again after a lost answer it is one, with the same number', async () => {
    const fields = { operasi_id: 'operasi-1' };
    expect([(await object(fields)).body.nomor, (await object(fields)).body.nomor]).toEqual([1, 1]);
    expect(await list()).toHaveLength(1);
    expect((await object({ ...fields, body: 'Nilai rapor saya juga.' })).httpStatus).toBe(409);
  });

  test.each([
    ['before the first day', '2025-07-02', '2025-07-03'],
    ['after the last day', '2025-06-01', '2025-06-30'],
    ['where the school takes none', null, null],
  ])('%s is refused, and not offered', async (_, first, last) => {
    await setDates(first, last);
    expect((await object()).body.status).toBe(false);
    expect((await see()).terbuka).toBe(false);
  });

  test.each([0, 6])('at status %i there is nothing to object to', async (status) => {
    await siti.setStatus(status);
    expect((await object()).body.status).toBe(false);
    expect((await see()).terbuka).toBe(false);
  });

  test('names no file of somebody else, and none that is no PDF', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    for (const berkas of [await budi.upload('pdf'), await siti.upload('png'), 'tidak-ada'])
      expect((await object({ berkas })).body.kesalahan).toEqual({ berkas: expect.any(String) });
    expect((await object()).body.nomor).toBe(1);
  });

  test('an answer is not written over: the same one again changes nothing, another is refused', async () => {
    await object();
    const [{ id }] = await list();
    await answer(id);
    expect((await answer(id)).body.status).toBe(true);
    const other = await answer(id, 'Ditolak.');
    expect([other.httpStatus, other.body.message]).toEqual([409, expect.stringContaining('Pak Adi')]);
    expect((await answer('tidak-ada')).httpStatus).toBe(404);
  });

  test('who has no form objects to nothing, and an operator answers nothing', async () => {
    const guest = { ...siti, session: await t.signIn('peserta') };
    expect((await object({}, guest)).httpStatus).toBe(404);
    expect((await answer('x', 'y', await t.signIn('operator'))).httpStatus).toBe(403);
  });
});

test('objections leave as a sheet in which nothing is a formula, narrowed like the list and on record, with who answers them alone', async () => {
  await object({ body: '=1+1 Nilai rapor.' });
  const [{ id }] = await list();
  await answer(id);
  const budi = await buildPendaftar(t, 'budi', 'Budi');
  await budi.send({ nama: 'Budi', nisn: '0061234599' });
  await object({ body: 'Jarak rumah saya.' }, budi);
  const { rows } = await downloadSheet(t, admin, '/api/sanggahan-export');
  expect(rows.map((row) => [row[0], row[1], row[4], row[7] ?? ''])).toEqual([
    ['Nomor', 'Nama', 'Isi sanggahan', 'Dijawab oleh'],
    ['2', 'Budi', 'Jarak rumah saya.', ''],
    ['1', 'Siti Aini', '=1+1 Nilai rapor.', 'Pak Adi'],
  ]);
  const narrowed = await downloadSheet(t, admin, '/api/sanggahan-export?q=rapor');
  expect(narrowed.rows.slice(1).map((row) => row[1])).toEqual(['Siti Aini']);
  const records = await t.context.store.read.select().from(audit);
  expect(records).toContainEqual(
    expect.objectContaining({ tindakan: 'ekspor', tabel: 'sanggahan', sesudah: { jumlah: 1, q: 'rapor' } }),
  );
  for (const who of [await t.signIn('operator'), siti.session])
    expect((await t.call(who, 'GET', '/api/sanggahan-export')).httpStatus).toBe(403);
});

describe('the dates of objections', () => {
  test.each([
    ['2025-07-01', null, 'sanggahan_selesai'],
    [null, '2025-07-01', 'sanggahan_mulai'],
    ['2025-07-02', '2025-07-01', 'sanggahan_selesai'],
  ])('%s to %s are refused at %s', async (first, last, field) => {
    expect((await setDates(first, last)).kesalahan).toEqual({ [field]: expect.any(String) });
  });
});
