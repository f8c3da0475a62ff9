import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildPdf, buildPicture } from '../media/testing/build-file.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildFormasi, buildPermohonan, isianFormasi, uploadDokumen } from './testing/build-permohonan.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const path = '/api/peserta/permohonan';
let siti: Pendaftar;
let budi: Pendaftar;
let formasi: string;
beforeEach(async () => {
  await turnOn(t);
  siti = await buildPendaftar(t, 'siti');
  await siti.send();
  budi = await buildPendaftar(t, 'budi', 'Budi');
  await budi.send({ nama: 'Budi' });
  formasi = await buildFormasi(t, admin);
});

const see = async (who = siti) => (await t.call(who.session, 'GET', path)).body;
const send = (more: object = {}, who = siti) =>
  t.call(who.session, 'POST', path, { formasi_id: formasi, ...more });
const correct = (id: string, more: object = {}, who = siti) =>
  t.call(who.session, 'PUT', `${path}/${id}`, more);
const remove = (id: string, who = siti) => t.call(who.session, 'DELETE', `${path}/${id}`);
const decide = (id: string, status: string, more: object = {}) =>
  t.call(admin, 'PUT', `/api/permohonan/${id}`, { status, keterangan: 'Alasan.', ...more });
const acts = async (id: string) => (await t.call(admin, 'GET', `/api/permohonan/${id}`)).body.riwayat;
const keep = (file: Promise<{ body: { name: string } }>) => file.then(({ body }) => body.name);

test('the same paper is handed in by two', async () => {
  const paper = buildPdf('Surat izin atasan');
  for (const who of [siti, budi]) {
    const dokumen = await keep(uploadDokumen(t, who.session, paper));
    expect((await send({ dokumen }, who)).body).toMatchObject({ status: true });
  }
});

describe('early and late', () => {
  test.each([
    ['before its first day', '2025-07-02', '2025-07-03', 'mulai'],
    ['after its last day', '2025-06-29', '2025-06-30', 'sampai'],
  ])('%s a position takes nobody', async (_, tanggal_mulai, tanggal_selesai, word) => {
    const formasi_id = await buildFormasi(t, admin, { tanggal_mulai, tanggal_selesai });
    expect((await send({ formasi_id })).body).toMatchObject({
      status: false,
      message: expect.stringContaining(word),
    });
    expect(await see()).toEqual([]);
  });

  test('what was sent in time is still corrected after the last day', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    const masa = { tanggal_mulai: '2025-06-29', tanggal_selesai: '2025-06-30' };
    await t.call(admin, 'PUT', `/api/formasi/${formasi}`, { ...isianFormasi, ...masa });
    await decide(id, 'PERBAIKAN');
    expect((await send({}, budi)).body.status).toBe(false);
    expect((await correct(id)).body.status).toBe(true);
  });

  test('who has no registration number yet, or has withdrawn, is told what to do', async () => {
    const wati = await buildPendaftar(t, 'wati', 'Wati');
    expect((await send({}, wati)).body.message).toContain('Kirim formulir pendaftaran dulu');
    await siti.setStatus(6);
    expect((await send()).body.message).toContain('dicabut');
  });

  test('who has withdrawn sends no correction any more', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'PERBAIKAN');
    await siti.setStatus(6);
    expect((await correct(id)).body).toMatchObject({
      status: false,
      message: expect.stringContaining('dicabut'),
    });
    expect((await t.call(admin, 'GET', `/api/permohonan/${id}`)).body.status).toBe('PERBAIKAN');
  });

  test('a position that is gone is no position', async () => {
    expect((await send({ formasi_id: 'tidak-ada' })).httpStatus).toBe(404);
  });
});

describe('twice and out of order', () => {
  test('one operasi_id is one act, also at once; late, after it was taken away, it brings nothing back', async () => {
    const fields = { operasi_id: 'operasi-1' };
    const answers = await Promise.all([send(fields), send(fields)]);
    expect(answers.map(({ body }) => body.status)).toEqual([true, true]);
    const [{ id }] = await see();
    expect(await acts(id)).toHaveLength(1);
    await remove(id);
    expect((await send(fields)).httpStatus).toBe(404);
    expect(await see()).toEqual([]);
  });

  test('an operasi_id of another act, position or person is refused', async () => {
    const id = await buildPermohonan(t, siti.session, formasi, { operasi_id: 'operasi-1' });
    const other = await buildFormasi(t, admin, { nama_jabatan: 'Arsiparis' });
    for (const answer of [
      await send({ operasi_id: 'operasi-1', formasi_id: other }),
      await send({ operasi_id: 'operasi-1' }, budi),
      await decide(id, 'TERVERIFIKASI', { operasi_id: 'operasi-1' }),
    ])
      expect([answer.httpStatus, answer.body.jenis]).toEqual([409, 'operasi-terpakai']);
    expect(await see(budi)).toEqual([]);
  });

  test('a decision in other words is another one: they are never told as sent under the id of the first', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    const words = { keterangan: 'Scan ulang.', operasi_id: 'operasi-1' };
    expect((await decide(id, 'PERBAIKAN', words)).body.status).toBe(true);
    const other = await decide(id, 'PERBAIKAN', { ...words, keterangan: 'Legalisasi ijazah.' });
    expect([other.httpStatus, other.body.jenis]).toEqual([409, 'operasi-terpakai']);
    expect((await decide(id, 'PERBAIKAN', words)).body.data.keterangan).toBe('Scan ulang.');
  });

  test('a decision that is sent twice is one, with one message', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    for (let i = 0; i < 2; i += 1)
      expect((await decide(id, 'DITOLAK', { operasi_id: 'putusan-1', versi: 1 })).body.status).toBe(true);
    expect(await acts(id)).toHaveLength(2);
    const { pesans } = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body;
    expect(pesans.filter(({ title }: { title: string }) => title.includes('ditolak'))).toHaveLength(1);
  });

  test('only what was sent back is corrected, and only on what was read', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    expect((await correct(id)).httpStatus).toBe(409);
    await decide(id, 'PERBAIKAN');
    const late = await correct(id, { versi: 1 });
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Pak Adi')]);
    expect((await correct(id, { versi: 2, operasi_id: 'perbaikan-1' })).body.status).toBe(true);
    expect((await correct(id, { versi: 2, operasi_id: 'perbaikan-1' })).body.status).toBe(true);
    expect(await acts(id)).toHaveLength(3);
  });

  test.each(['TERVERIFIKASI', 'DITOLAK'])(
    'what is %s is not taken away; what is away was taken away',
    async (status) => {
      const id = await buildPermohonan(t, siti.session, formasi);
      await decide(id, status);
      expect((await remove(id)).httpStatus).toBe(409);
      await decide(id, 'PERBAIKAN');
      expect((await remove(id)).body.status).toBe(true);
      expect((await remove(id)).body.status).toBe(true);
      expect((await correct(id)).httpStatus).toBe(404);
      expect((await decide(id, 'TERVERIFIKASI')).httpStatus).toBe(404);
    },
  );
});

describe('as somebody else', () => {
  test('an application of another applicant does not exist', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'PERBAIKAN');
    expect([(await correct(id, {}, budi)).httpStatus, (await remove(id, budi)).httpStatus]).toEqual([
      404, 404,
    ]);
    expect(await see(budi)).toEqual([]);
    expect(await see()).toMatchObject([{ status: 'PERBAIKAN' }]);
  });

  test('an account for exams alone has no positions and no applications', async () => {
    const guest = { ...siti, session: await t.signIn('peserta') };
    expect((await send({}, guest)).httpStatus).toBe(404);
    expect((await t.call(guest.session, 'GET', '/api/formasi')).httpStatus).toBe(404);
  });

  test.each(['supervisor', 'guru', 'peserta'] as const)(
    'a %s decides nothing and lists nothing',
    async (role) => {
      const id = await buildPermohonan(t, siti.session, formasi);
      const session = role === 'peserta' ? siti.session : await t.signIn(role);
      for (const [method, one] of [
        ['GET', ''],
        ['GET', `/${id}`],
        ['PUT', `/${id}`],
        ['POST', `/${id}?_method=PUT`],
      ] as const) {
        const body = method === 'GET' ? undefined : { status: 'TERVERIFIKASI' };
        expect((await t.call(session, method, `/api/permohonan${one}`, body)).httpStatus).toBe(403);
      }
    },
  );

  test('fields that are none of his change nothing', async () => {
    const { body } = await send({ status: 'TERVERIFIKASI', noreg: 'X', peserta_id: 'budi', versi: 9 });
    expect(body.data).toMatchObject({ status: 'PENGAJUAN', noreg: 'SPMB-2025-0001', versi: 1 });
    expect(await see(budi)).toEqual([]);
  });
});

describe('its PDF', () => {
  test('is an own one of this kind: not of somebody else, of the form, or one that is not there', async () => {
    const ofBudi = await keep(uploadDokumen(t, budi.session));
    for (const dokumen of [ofBudi, await siti.upload('pdf'), 'tidak-ada'])
      expect((await send({ dokumen })).body.kesalahan).toEqual({ dokumen: expect.any(String) });
    expect(await see()).toEqual([]);
  });

  test('is a PDF by its content, handed in by applicants alone', async () => {
    expect((await uploadDokumen(t, siti.session, await buildPicture('png'))).body.status).toBe(false);
    expect((await uploadDokumen(t, admin)).httpStatus).toBe(403);
  });

  test('is read by its owner and by who decides once an application names it, on record', async () => {
    const dokumen = await keep(uploadDokumen(t, siti.session));
    const read = async (who: typeof admin) => (await t.call(who, 'GET', `/api/media/${dokumen}`)).httpStatus;
    expect([await read(siti.session), await read(admin)]).toEqual([200, 404]);
    await send({ dokumen });
    const guru = await t.signIn('guru');
    expect([await read(admin), await read(budi.session), await read(guru)]).toEqual([200, 404, 404]);
    const { body } = await t.call(admin, 'GET', '/api/audit?tindakan=baca');
    expect(JSON.stringify(body)).toContain(dokumen);
  });
});

describe('the switch', () => {
  test('off there is no kind of file and no reading; on again all is as it was', async () => {
    const dokumen = await keep(uploadDokumen(t, siti.session));
    await send({ dokumen });
    const set = async (permohonan: boolean) => {
      const { pendaftaran } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
      await t.call(admin, 'POST', '/api/pengaturan/pendaftaran?_method=PUT', { ...pendaftaran, permohonan });
    };
    await set(false);
    expect((await uploadDokumen(t, siti.session)).httpStatus).toBe(400);
    for (const who of [siti.session, admin])
      expect((await t.call(who, 'GET', `/api/media/${dokumen}`)).httpStatus).toBe(404);
    await set(true);
    expect(await see()).toMatchObject([{ dokumen }]);
    expect((await t.call(admin, 'GET', `/api/media/${dokumen}`)).httpStatus).toBe(200);
  });
});

describe('a reset and a restore', () => {
  const tables = async () => {
    const all = await readTables(t);
    return [all.get('permohonan'), all.get('peralihan_permohonan'), all.get('formasi')];
  };

  test('the reset of applicants takes applications along and leaves positions; a restore brings them back', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'PERBAIKAN');
    const before = await tables();
    const { body } = await t.call(admin, 'POST', '/api/profile-reset-data', {
      konfirmasi: 'SMK Uji',
      alasan: 'tahun baru',
    });
    expect((await tables()).map((rows) => rows?.length ?? 0)).toEqual([0, 0, 1]);
    expect((await correct(id)).httpStatus).toBe(401);
    expect((await restoreBackup(t, admin, body.data.pencadangan_id)).body.status).toBe(true);
    expect(await tables()).toEqual(before);
  });

  test('on a server that was put back, what was decided since is decided again, not upon an older state', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    const backup = await createBackup(t, admin);
    await decide(id, 'PERBAIKAN', { versi: 1 });
    await restoreBackup(t, admin, backup);
    const back = await t.signIn('administrator', { nama: 'Pak Adi lagi' });
    const late = await t.call(back, 'PUT', `/api/permohonan/${id}`, { status: 'TERVERIFIKASI', versi: 2 });
    expect(late.httpStatus).toBe(409);
    const again = await t.call(back, 'PUT', `/api/permohonan/${id}`, { status: 'TERVERIFIKASI', versi: 1 });
    expect(again.body.status).toBe(true);
  });
});
