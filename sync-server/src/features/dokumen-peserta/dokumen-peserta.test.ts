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
    expect(await seen()).toEqual([{ name: 'Kartu Pelajar', wajib: true, path: null }]);
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
    await siti.setStatus(2);
    expect((await hand(second)).body.data.path).toBe(`/api/media/${second}`);
    await siti.setStatus(6);
    expect((await hand(first)).httpStatus).toBe(409);
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
