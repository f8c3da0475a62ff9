import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));
const path = '/api/peserta/dokumen';
let siti: Pendaftar;
let wajib: string;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
  wajib = await ask({ name: 'Kartu Pelajar', description: 'Halaman depan', status: true });
  await ask({ name: 'Akta', status: false });
});

async function ask(fields: object): Promise<string> {
  return (await t.call(operator, 'POST', '/api/dokumen-persyaratan', fields)).body.data.id;
}
const list = async (who = siti): Promise<DokumenPeserta[]> => (await t.call(who.session, 'GET', path)).body;
const hand = (name: string, who = siti, id = wajib) => t.call(who.session, 'POST', path, { id, path: name });
const open = async (who: Session, address: string) => (await t.call(who, 'GET', address)).httpStatus;

describe('required documents of an applicant', () => {
  test('S3-DOKP-02, S3-DOKP-03: what must be there stands first; a PDF is handed in and opened by its owner and by staff alone', async () => {
    expect(await list()).toMatchObject([
      { name: 'Kartu Pelajar', status: true, keterangan: 'Halaman depan', path: null, terbuka: true },
      { name: 'Akta', status: false, path: null },
    ]);
    const name = await siti.upload('pdf');
    const { body } = await hand(name);
    expect(body).toMatchObject({ status: true, data: { id: wajib, path: `/api/media/${name}` } });
    expect([await open(siti.session, body.data.path), await open(operator, body.data.path)]).toEqual([
      200, 200,
    ]);
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    expect(await open(budi.session, body.data.path)).toBe(404);
    expect((await list(budi)).map((one) => one.path)).toEqual([null, null]);
  });

  test('a reviewer finds them at the file: those handed in, and those that must be and are not', async () => {
    await ask({ name: 'kartu keluarga', status: true });
    await siti.send();
    const seen = async () =>
      (await t.call(operator, 'GET', '/api/verifikasi/siti')).body.dokumen_tambahan as object[];
    expect(await seen()).toMatchObject([{ label: 'Kartu Pelajar', wajib: true, path: '' }]);
    const name = await siti.upload('pdf');
    await hand(name);
    const [{ path: address }] = (await seen()) as [{ path: string }];
    expect([address, await open(operator, address)]).toEqual([`/api/media/${name}`, 200]);
  });

  test('what the form asks for is not asked for twice: it is there once it stands in the form', async () => {
    await ask({ name: 'kartu keluarga', status: true });
    const own = async () => (await list()).find(({ name }) => name === 'kartu keluarga');
    expect(await own()).toMatchObject({ di_formulir: true, path: null });
    const file = await siti.upload('pdf');
    await t.call(siti.session, 'POST', '/api/peserta/pendaftaran-draf', { dok_kartu_keluarga: file });
    expect(await own()).toMatchObject({ di_formulir: true, path: `/api/media/${file}` });
    expect((await list()).find(({ id }) => id === wajib)).toMatchObject({ di_formulir: false });
  });

  test('S3-PDASH-10: the dashboard of the specification lists what is there', async () => {
    const name = await siti.upload('pdf');
    await hand(name);
    const { body } = await t.call(siti.session, 'POST', '/api/peserta/dashboard-dokumen');
    expect(body).toEqual([
      {
        title: 'Kartu Pelajar',
        subtitle: 'Wajib · Halaman depan',
        hasfile: true,
        path: `/api/media/${name}`,
      },
      { title: 'Akta', subtitle: 'Opsional', hasfile: false, path: null },
    ]);
  });

  test('a file of somebody else, a picture, one that is gone, and a document that nobody asks for are refused', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    for (const name of [await budi.upload('pdf'), await siti.upload('png'), 'tidak-ada'])
      expect((await hand(name)).body.kesalahan).toEqual({ path: expect.any(String) });
    expect((await hand(await siti.upload('pdf'), siti, 'tidak-ada')).httpStatus).toBe(404);
    expect((await list()).map((one) => one.path)).toEqual([null, null]);
  });

  test('what the committee reads is not replaced under its eyes; what is missing may still come', async () => {
    const [first, second] = [await siti.upload('pdf'), await siti.upload('pdf')];
    for (const status of [1, 3, 4, 5]) {
      await siti.setStatus(status);
      await hand(first);
      const { httpStatus, body } = await hand(second);
      expect([httpStatus, body.jenis]).toEqual([409, 'terkunci']);
      expect((await hand(first)).body.status).toBe(true);
    }
    await siti.setStatus(6);
    expect((await hand(second)).httpStatus).toBe(409);
  });

  test('at status 2 only what is flagged is replaced, and what is missing comes; once sent nothing is', async () => {
    const lain = await ask({ name: 'Ijazah', status: true });
    const kurang = await ask({ name: 'Piagam', status: false });
    const [first, second, third] = [
      await siti.upload('pdf'),
      await siti.upload('pdf'),
      await siti.upload('pdf'),
    ];
    await siti.send();
    for (const id of [wajib, lain]) await hand(first, siti, id);
    const verdict = { id: 'siti', verifikasi_status: 2, alasan_kode: ['lainnya'], pesan: 'Ganti kartunya.' };
    const dokumen = [{ kolom: `syarat/${wajib}`, putusan: 'buram', catatan: 'tidak terbaca' }];
    const back = async (more: object) =>
      (await t.call(operator, 'POST', '/api/verifikasi', { ...verdict, ...more })).body;
    for (const forged of [`syarat/${kurang}`, 'syarat/tidak-ada'])
      expect((await back({ dokumen: [{ ...dokumen[0], kolom: forged }] })).kesalahan.dokumen).toMatch(
        /tidak diminta/,
      );
    expect((await back({ dokumen: [], perbaiki: [`syarat/${wajib}`] })).kesalahan.perbaiki).toBeDefined();
    expect((await back({ dokumen })).status).toBe(true);
    t.clock.advance(1_000);
    const terbuka = async () => Object.fromEntries((await list()).map((one) => [one.name, one.terbuka]));
    expect(await terbuka()).toEqual({ 'Kartu Pelajar': true, Ijazah: false, Akta: true, Piagam: true });
    expect((await hand(second, siti, lain)).body.jenis).toBe('terkunci');
    expect((await hand(second, siti, kurang)).body.status).toBe(true);
    for (const name of [second, third]) expect((await hand(name)).body.status).toBe(true);
    await siti.send();
    expect((await hand(first)).body.jenis).toBe('terkunci');
    const { dokumen_tambahan } = (await t.call(operator, 'GET', '/api/verifikasi/siti')).body;
    expect(dokumen_tambahan).toMatchObject([
      { label: 'Ijazah', baru: false, putusan: null, putusan_lalu: null },
      { label: 'Kartu Pelajar', baru: true, putusan: null, putusan_lalu: 'buram', wajib: true },
      { label: 'Piagam', baru: true },
    ]);
  });

  test('the applicant reads what is wrong with a flagged one; a rejection that is only proposed changes nothing of it', async () => {
    const admin = await t.signIn('administrator');
    const { pendaftaran } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
    const asked = { ...pendaftaran, pemeriksaan_kedua: true };
    await t.call(admin, 'POST', '/api/pengaturan/pendaftaran?_method=PUT', asked);
    await hand(await siti.upload('pdf'));
    await siti.send();
    const kolom = `syarat/${wajib}`;
    const decide = async (verifikasi_status: number, putusan: string, catatan: string) => {
      t.clock.advance(1_000);
      const said = {
        alasan_kode: ['lainnya'],
        pesan: 'Baca catatan.',
        dokumen: [{ kolom, putusan, catatan }],
      };
      return (await t.call(operator, 'POST', '/api/verifikasi', { id: 'siti', verifikasi_status, ...said }))
        .body;
    };
    const refused = await decide(4, 'buram', '');
    expect(refused.kesalahan.dokumen).toMatch(/Kartu Pelajar/);
    expect((await decide(2, 'tidak_lengkap', 'halaman 2')).status).toBe(true);
    const own = async () => (await t.call(siti.session, 'GET', '/api/peserta/dasbor-pendaftar')).body.terbuka;
    expect(await own()).toEqual(['Kartu Pelajar (tidak lengkap: halaman 2)']);
    const { pesans } = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body;
    expect(pesans[0].body).toContain('perbaiki Kartu Pelajar (tidak lengkap: halaman 2)');
    expect((await list()).map((one) => one.diminta_ganti)).toEqual([true, false]);
    expect((await decide(5, 'salah_dokumen', 'milik orang lain')).message).toContain('diusulkan');
    expect(await own()).toEqual(['Kartu Pelajar (tidak lengkap: halaman 2)']);
  });

  test('who has no form has none', async () => {
    const guest = await t.signIn('peserta');
    expect((await t.call(guest, 'GET', path)).httpStatus).toBe(404);
    expect((await t.call(guest, 'POST', path, { id: wajib, path: 'x' })).httpStatus).toBe(404);
  });

  test('a requirement that somebody has met is not deleted unseen', async () => {
    await hand(await siti.upload('pdf'));
    const gone = await t.call(operator, 'POST', `/api/dokumen-persyaratan/${wajib}?_method=DELETE`);
    expect(gone.body.status).toBe(false);
  });
});
