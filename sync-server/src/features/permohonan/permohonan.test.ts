import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildFormasi, buildPermohonan, uploadDokumen } from './testing/build-permohonan.ts';

const t = perTest(buildTestApp);
const rina = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
const path = '/api/peserta/permohonan';
let siti: Pendaftar;
let formasi: string;
beforeEach(async () => {
  await turnOn(t);
  siti = await buildPendaftar(t, 'siti');
  await siti.send();
  formasi = await buildFormasi(t, rina);
});

const see = async (who = siti) => (await t.call(who.session, 'GET', path)).body;
const send = (more: object = {}, who = siti) =>
  t.call(who.session, 'POST', path, { formasi_id: formasi, ...more });
const decide = (id: string, status: string, more: object = {}, who = rina) => {
  t.clock.advance(1_000);
  return t.call(who, 'PUT', `/api/permohonan/${id}`, { status, ...more });
};
const record = async (id: string) => (await t.call(rina, 'GET', `/api/permohonan/${id}`)).body;
const list = async (query = '') => (await t.call(rina, 'GET', `/api/permohonan${query}`)).body;

describe('S3-PERM-01, S3-PERM-07: an application', () => {
  test('is sent to an open position with its PDF, and stands under the registration number', async () => {
    const { name: dokumen } = (await uploadDokumen(t, siti.session)).body;
    expect((await t.call(siti.session, 'GET', '/api/formasi')).body).toMatchObject([
      { id: formasi, terbuka: true, status: null, pelamar: 0, jumlah: 2 },
    ]);
    const { body } = await send({ dokumen });
    expect(body.message).toBe('Permohonan Pranata Komputer terkirim.');
    const own = {
      noreg: 'SPMB-2025-0001',
      nama_jabatan: 'Pranata Komputer',
      opd: 'Dinas Kominfo',
      status: 'PENGAJUAN',
      formasi_id: formasi,
      dokumen,
      dokumen_path: `/api/media/${dokumen}`,
      keterangan: '',
      diajukan_ms: t.clock.nowMs(),
      versi: 1,
      id: body.data.id,
    };
    expect([body.data, await see()]).toEqual([own, [own]]);
    expect((await t.call(siti.session, 'GET', '/api/formasi')).body).toMatchObject([
      { status: 'PENGAJUAN', pelamar: 1 },
    ]);
    expect(await list()).toEqual([{ ...own, peserta_id: 'siti', nama: 'Siti Aini' }]);
  });

  test('is one for each position: a second is refused in words, another position takes another', async () => {
    await send();
    const { body } = await send();
    expect([body.status, body.message]).toEqual([false, expect.stringContaining('sudah mengajukan')]);
    const other = await buildFormasi(t, rina, { nama_jabatan: 'Arsiparis' });
    expect((await send({ formasi_id: other })).body.status).toBe(true);
    expect(await see()).toHaveLength(2);
  });

  test('takes no place: more may apply than there are places', async () => {
    const one = await buildFormasi(t, rina, { nama_jabatan: 'Arsiparis', jumlah: 1 });
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi' });
    for (const who of [siti, budi]) expect((await send({ formasi_id: one }, who)).body.status).toBe(true);
  });

  test('is sent back, sent again with another file, and found right; each act stands on record', async () => {
    const first = (await uploadDokumen(t, siti.session)).body.name;
    const id = await buildPermohonan(t, siti.session, formasi, { dokumen: first });
    await decide(id, 'PERBAIKAN', { keterangan: 'Ijazah belum dilegalisasi.' });
    expect(await see()).toMatchObject([{ status: 'PERBAIKAN', keterangan: 'Ijazah belum dilegalisasi.' }]);
    const dokumen = (await uploadDokumen(t, siti.session)).body.name;
    t.clock.advance(1_000);
    const again = await t.call(siti.session, 'PUT', `${path}/${id}`, { dokumen });
    expect(again.body.data).toMatchObject({ status: 'PENGAJUAN', dokumen, keterangan: '', versi: 3 });
    const { body } = await decide(id, 'TERVERIFIKASI', { versi: 3 });
    expect(body.message).toBe('TERVERIFIKASI: keputusan tersimpan dan pendaftar diberi tahu.');
    expect((await record(id)).riwayat).toMatchObject([
      { dari: 'PENGAJUAN', ke: 'TERVERIFIKASI', oleh: 'Bu Rina' },
      { dari: 'PERBAIKAN', ke: 'PENGAJUAN', oleh: 'siti' },
      { dari: 'PENGAJUAN', ke: 'PERBAIKAN', keterangan: 'Ijazah belum dilegalisasi.' },
      { dari: 'TIDAK_ADA', ke: 'PENGAJUAN' },
    ]);
    expect((await t.call(rina, 'GET', '/api/formasi')).body).toMatchObject([
      { pelamar: 1, terverifikasi: 1 },
    ]);
  });

  test('that is sent again without a file keeps its own', async () => {
    const dokumen = (await uploadDokumen(t, siti.session)).body.name;
    const id = await buildPermohonan(t, siti.session, formasi, { dokumen });
    await decide(id, 'PERBAIKAN', { keterangan: 'Cek.' });
    await t.call(siti.session, 'POST', `${path}/${id}?_method=PUT`, {});
    expect(await see()).toMatchObject([{ status: 'PENGAJUAN', dokumen }]);
  });

  test('is taken away while nobody has decided, its file with it, and may be sent anew', async () => {
    const { name: dokumen, path: address } = (await uploadDokumen(t, siti.session)).body;
    const id = await buildPermohonan(t, siti.session, formasi, { dokumen });
    expect((await t.call(rina, 'GET', address)).httpStatus).toBe(200);
    expect((await t.call(siti.session, 'POST', `${path}/${id}?_method=DELETE`)).body.status).toBe(true);
    expect([await see(), await list()]).toEqual([[], []]);
    expect((await t.call(rina, 'GET', address)).httpStatus).toBe(404);
    expect((await send()).body.data).toMatchObject({ status: 'PENGAJUAN', dokumen: null });
  });
});

describe('S3-PERM-08: a decision', () => {
  test('is told the applicant, with its words and what he does next', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'PERBAIKAN', { keterangan: 'Scan ulang.' });
    const { pesans } = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body;
    expect(pesans).toContainEqual(
      expect.objectContaining({
        title: 'Permohonan Pranata Komputer: harus diperbaiki',
        body: expect.stringMatching(/Scan ulang[^]*Ajukan Perbaikan/),
      }),
    );
  });

  test('D-RULE-16: every act on an application is a letter to its applicant, his own from nobody', async () => {
    const letters = async () => {
      const { pesans } = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body;
      const told = pesans as { title: string; dari: string }[];
      return told
        .filter(({ title }) => title.startsWith('Permohonan Pranata Komputer: '))
        .map(({ title, dari }) => `${title.split(': ')[1]}, ${dari}`);
    };
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'PERBAIKAN', { keterangan: 'Scan ulang.' });
    t.clock.advance(1_000);
    await t.call(siti.session, 'PUT', `${path}/${id}`, {});
    await decide(id, 'DITOLAK', { keterangan: 'Salah.' });
    await decide(id, 'PENGAJUAN', { keterangan: 'Keliru.' });
    t.clock.advance(1_000);
    for (const _ of [1, 2]) await t.call(siti.session, 'DELETE', `${path}/${id}`);
    expect(await letters()).toEqual([
      'dihapus, Pesan otomatis',
      'diperiksa lagi, Bu Rina',
      'ditolak, Bu Rina',
      'perbaikan terkirim, Pesan otomatis',
      'harus diperbaiki, Bu Rina',
      'terkirim, Pesan otomatis',
    ]);
  });

  test.each(['PERBAIKAN', 'DITOLAK'])(
    '%s without words is refused at its field, and so are too many',
    async (status) => {
      const id = await buildPermohonan(t, siti.session, formasi);
      for (const keterangan of ['', ' ', 'x'.repeat(256)])
        expect((await decide(id, status, { keterangan })).body.kesalahan).toEqual({
          keterangan: expect.any(String),
        });
      expect((await decide(id, status, { keterangan: 'x'.repeat(255) })).body.status).toBe(true);
    },
  );

  test('is taken back with words, on record', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'DITOLAK', { keterangan: 'Salah jurusan.' });
    expect((await decide(id, 'TERVERIFIKASI')).body.kesalahan).toEqual({ keterangan: expect.any(String) });
    expect((await decide(id, 'PENGAJUAN', { keterangan: 'Keliru menekan.' })).body.status).toBe(true);
    expect((await record(id)).riwayat).toHaveLength(3);
  });

  test('on what somebody else has decided meanwhile is refused with his name', async () => {
    const id = await buildPermohonan(t, siti.session, formasi);
    await decide(id, 'TERVERIFIKASI', { versi: 1 });
    const late = await decide(id, 'DITOLAK', { keterangan: 'x', versi: 1 }, await t.signIn('operator'));
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
    expect((await decide(id, 'TERVERIFIKASI')).httpStatus).toBe(409);
  });

  test('waits on the start page of who decides, and is found by name and position', async () => {
    const tasks = async (who = rina) => JSON.stringify((await t.call(who, 'GET', '/api/beranda')).body);
    expect(await tasks()).not.toContain('permohonan-index');
    const id = await buildPermohonan(t, siti.session, formasi);
    expect(await tasks()).toContain('/backend/permohonan-index?status=PENGAJUAN');
    expect(await tasks(await t.signIn('guru'))).not.toContain('permohonan-index');
    const found = async (who = rina) => (await t.call(who, 'GET', '/api/cari?q=siti pranata')).body;
    expect(await found()).toMatchObject([
      { jenis: 'Permohonan formasi', title: 'Siti Aini', route: `/backend/permohonan-index?form=${id}` },
    ]);
    expect(await found(await t.signIn('guru'))).toEqual([]);
    await decide(id, 'TERVERIFIKASI');
    expect(await tasks()).not.toContain('permohonan-index');
  });

  test('the list is narrowed, searched, sorted and turned by pages; who waits longest stands first', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi' });
    const first = await buildPermohonan(t, siti.session, formasi);
    t.clock.advance(60_000);
    await buildPermohonan(t, budi.session, formasi);
    const namesOf = async (query: string) =>
      (await list(query)).rows.map(({ nama }: { nama: string }) => nama);
    expect(await namesOf('?page=1')).toEqual(['Siti Aini', 'Budi']);
    expect(await namesOf('?page=2&size=1')).toEqual(['Budi']);
    expect(await namesOf('?sort=nama')).toEqual(['Budi', 'Siti Aini']);
    expect(await namesOf('?q=0002')).toEqual(['Budi']);
    await decide(first, 'TERVERIFIKASI');
    expect(await namesOf('?page=1')).toEqual(['Budi', 'Siti Aini']);
    expect(await list('?page=1&status=TERVERIFIKASI')).toMatchObject({
      total: 1,
      rows: [{ nama: 'Siti Aini' }],
    });
    expect(await list('?page=1&formasi_id=lain')).toMatchObject({ total: 0 });
    expect((await list('?status=LAIN')).status).toBe(false);
    expect((await list('?sort=path')).status).toBe(false);
  });
});
