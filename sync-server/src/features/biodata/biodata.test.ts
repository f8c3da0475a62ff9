import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { golongan, jurusanPendidikan, pendidikan } from '../acuan/acuan.table.ts';
import { buildPdf, buildPicture } from '../media/testing/build-file.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { audit } from '../../db/audit.table.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const path = '/api/peserta/biodata';
let siti: Pendaftar;
let png: Buffer;
beforeEach(async () => {
  png = await buildPicture('png');
  await turnOn(t);
  siti = await buildPendaftar(t, 'siti');
  const row = (id: string, name: string) => ({ sekolah_id: schoolId, id, name, versi: 1, diubah_ms: 0 });
  await write(t, async (tx) => {
    await tx.insert(golongan).values(row('uji-3a', 'Uji III/a'));
    await tx.insert(pendidikan).values([row('uji-s1', 'Uji S1'), row('uji-d3', 'Uji D3')]);
    await tx.insert(jurusanPendidikan).values({ ...row('uji-ti', 'Informatika'), pendidikan_id: 'uji-s1' });
  });
});

const isi = {
  nama: 'Siti Aini',
  nik: '8271 0144 0310 0001',
  tempat_lahir: 'Ternate',
  tanggal_lahir: '2010-03-04',
  jenis_kelamin: 'P',
  province_id: '82',
  regency_id: '8271',
  district_id: '827101',
  village_id: '8271011001',
  alamat_asal: 'Jalan Kie Raha 1',
  telp: '0812-3456-7890',
  email: 'siti@contoh.com',
  golongan_id: 'uji-3a',
  pendidikan_id: 'uji-s1',
  jurusan_id: 'uji-ti',
  jenis_pns: 'DAERAH',
  perangkat_daerah_pemohon: 'Dinas Pendidikan',
};
const see = async (who = siti): Promise<Biodata> => (await t.call(who.session, 'GET', path)).body;
const put = (fields: object, who = siti, id = who.id) => t.call(who.session, 'PUT', `${path}/${id}`, fields);

describe('biodata of an applicant', () => {
  test('S3-BIO-05: before the first save what account and form say of him stands in it', async () => {
    await siti.send();
    expect(await see()).toMatchObject({
      id: 'siti',
      nip: '',
      versi: 0,
      nama: 'Siti Aini',
      tempat_lahir: 'Ternate',
      tanggal_lahir: '2010-03-04',
      province_id: '82',
      village_id: '8271011001',
      golongan_id: null,
    });
  });

  test('S3-BIO-06, S3-BIO-02, S3-BIO-03: every field is saved as it is written, by both ways of the call; nip is not', async () => {
    const foto = await siti.upload('png');
    const sent = { ...isi, foto, nip: '19800101', id: 'lain', versi: 0 };
    const { body } = await t.call(siti.session, 'POST', `${path}/siti?_method=PUT`, sent);
    expect(body).toMatchObject({ status: true, message: 'Biodata tersimpan.' });
    const saved = { ...isi, nik: '8271014403100001', telp: '6281234567890', foto };
    expect(await see()).toMatchObject({
      ...saved,
      id: 'siti',
      nip: '',
      versi: 1,
      path: `/api/media/${foto}`,
    });
    expect((await put({ jabatan_asal: 'Guru', versi: 1 })).body.data).toMatchObject({ ...saved, versi: 2 });
    const rows = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'isi_biodata'));
    expect(rows.map(({ baris_id }) => baris_id)).toEqual(['siti', 'siti']);
  });

  test('saved twice it is one; another device is told what was saved meanwhile, and nothing of that is lost', async () => {
    await put({ ...isi, versi: 0 });
    expect((await put({ ...isi, versi: 0 })).body).toMatchObject({ status: true, data: { versi: 1 } });
    await put({ jabatan_asal: 'Guru', versi: 1 });
    const { httpStatus, body } = await put({ jabatan_asal: 'Kepala', versi: 1 });
    expect([httpStatus, body.jenis, body.isi.jabatan_asal]).toEqual([409, 'versi-lama', 'Guru']);
    expect((await see()).jabatan_asal).toBe('Guru');
    expect((await put({ jabatan_asal: 'Kepala' })).body.data.versi).toBe(3);
  });

  test.each([
    ['email', { email: '' }, 'Email wajib diisi.'],
    ['email', { email: 'siti' }, 'Email diisi alamat email seperti nama@contoh.com.'],
    ['nik', { nik: '12' }, 'NIK terdiri dari 16 angka.'],
    ['telp', { telp: '12' }, 'Nomor telepon diisi nomor HP seperti 081234567890.'],
    ['tanggal_lahir', { tanggal_lahir: '2999-01-01' }, /sudah lewat/],
    ['jenis_pns', { jenis_pns: 'SWASTA' }, /salah satu pilihan/],
    ['village_id', { village_id: '3301011001' }, /wilayah di atasnya/],
    ['golongan_id', { golongan_id: 'tidak-ada' }, /tidak ada lagi di daftar/],
    ['jurusan_id', { pendidikan_id: 'uji-d3' }, /bukan jurusan dari pendidikan/],
    ['foto', { foto: 'tidak-ada' }, /tidak ada di server/],
  ])('what cannot be right is said at %s, and nothing is saved', async (field, wrong, sentence) => {
    const { body } = await put({ ...isi, ...wrong });
    expect(body.status).toBe(false);
    expect(body.kesalahan).toEqual({ [field]: expect.stringMatching(sentence) });
    expect((await see()).versi).toBe(0);
  });

  test('a photo of somebody else is none, and a PDF is no photo', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    for (const foto of [await budi.upload('png'), await siti.upload('pdf')])
      expect((await put({ ...isi, foto })).body.kesalahan).toEqual({ foto: expect.any(String) });
  });

  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a page under the name of a picture', 'peserta', () => Buffer.from('<script>alert(1)</script>')],
    ['a drawing with a script', 'peserta', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a picture of enormous sides', 'peserta', () => buildPicture('png', 12_000)],
    ['half a picture', 'peserta', async () => (await buildPicture('jpeg', 200)).subarray(0, 400)],
    ['more than 2 MB', 'peserta', () => Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)])],
    ['the picture of his account', 'avatar', () => png],
    ['a document of an application', 'permohonan', () => buildPdf()],
  ])('S3-BIO-01: %s is no photo, and the one before stays', async (_, doctype, build) => {
    const foto = await siti.upload('png');
    await put({ ...isi, foto });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await build())], 'foto.png'));
    const { body } = await t.call(siti.session, 'POST', `/api/media?doctype=${doctype}`, form);
    const named = await put({ ...isi, foto: body.name ?? 'tidak-ada' });
    expect(named.body.kesalahan).toEqual({ foto: expect.any(String) });
    expect((await see()).foto).toBe(foto);
  });

  test('nobody reads or writes that of another, and staff none at all', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    expect((await put(isi, budi, 'siti')).httpStatus).toBe(404);
    expect((await see()).versi).toBe(0);
    for (const role of ['administrator', 'operator'] as const) {
      const staff = await t.signIn(role);
      expect((await t.call(staff, 'GET', path)).httpStatus).toBe(403);
      expect((await t.call(staff, 'PUT', `${path}/siti`, isi)).httpStatus).toBe(403);
    }
  });

  test('who only takes part in exams has none', async () => {
    const guest = await t.signIn('peserta');
    expect((await t.call(guest, 'GET', path)).httpStatus).toBe(404);
    expect((await t.call(guest, 'PUT', `${path}/x`, isi)).httpStatus).toBe(404);
  });
});
