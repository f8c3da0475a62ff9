import { sliderContract } from '@spmb/shared/slider/slider.schema.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPicture } from '../media/testing/build-file.ts';
import { setSchool } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));

const post = async (path: string, body: object, who: Session | undefined = operator) =>
  (await t.call(who, 'POST', path, body)).body;
const list = async () => sliderContract.array().parse((await t.call(operator, 'GET', '/api/slider')).body);
const titles = async () => (await list()).map(({ title }) => title);

async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await buildPicture('png'))], 'gambar.png'));
  return (await post('/api/media?doctype=slider', form)).name as string;
}
const add = async (title: string, fields: object = {}) =>
  (await post('/api/slider', { title, path: await upload(), status: true, ...fields })).data;

describe('S2-SLID: pictures of the home page', () => {
  test('S2-SLID-04 to 07: one is added as it was typed, read, changed and deleted by the calls of the specification', async () => {
    const typed = { subtitle: '<b>Gelombang 2</b>', body: 'Baris satu\nBaris dua', alt: 'Gedung sekolah' };
    const made = await add('Selamat datang', typed);
    expect(made).toMatchObject({ title: 'Selamat datang', ...typed, status: true, urutan: 1 });
    expect((await t.call(operator, 'GET', `/api/slider/${made.id}`)).body).toEqual(made);
    const put = await post(`/api/slider/${made.id}?_method=PUT`, { ...made, title: 'Ayo', status: false });
    expect(put).toMatchObject({
      status: true,
      message: 'Slider disimpan.',
      data: { title: 'Ayo', status: false },
    });
    expect(await post(`/api/slider/${made.id}?_method=DELETE`, {})).toMatchObject({ status: true });
    expect(await list()).toEqual([]);
  });

  test('S2-SLID-05: a title and a picture that was uploaded for it are asked for at their fields', async () => {
    expect((await post('/api/slider', { title: '', path: null })).kesalahan).toEqual({
      title: 'Judul wajib diisi.',
      path: 'Gambar wajib diisi.',
    });
    expect((await post('/api/slider', { title: 'Ayo', path: 'bukan-gambar.png' })).kesalahan).toEqual({
      path: 'Berkas ini tidak ada di server. Unggah berkasnya lewat formulir.',
    });
  });

  test('visitors get them in the order that staff have chosen; a new one comes last', async () => {
    const [a, b] = [await add('A'), await add('B')];
    expect(await post('/api/slider-urutan', { ids: [b.id, a.id] })).toEqual({
      status: true,
      message: 'Urutan slider disimpan.',
    });
    await add('C');
    expect(await titles()).toEqual(['B', 'A', 'C']);
    await setSchool(t, { slider: true });
    const shown = (await t.call(undefined, 'GET', '/api/sliders')).body as { title: string }[];
    expect(shown.map(({ title }) => title)).toEqual(['B', 'A', 'C']);
  });

  test('an order of a list that others have changed since is refused, twice one is said once, and a change of a slide keeps its place', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    await post(`/api/slider/${c.id}?_method=DELETE`, {});
    for (const ids of [[c.id, b.id, a.id], [b.id], [b.id, b.id], [b.id, a.id, 'x'], []]) {
      const { httpStatus, body } = await t.call(operator, 'POST', '/api/slider-urutan', { ids });
      expect([httpStatus, body.message]).toEqual([
        409,
        'Daftar slider sudah berubah. Muat ulang daftarnya, lalu urutkan lagi.',
      ]);
    }
    for (let twice = 0; twice < 2; twice += 1) await post('/api/slider-urutan', { ids: [b.id, a.id] });
    const admin = await t.signIn('administrator');
    const trail = (await t.call(admin, 'GET', '/api/audit?tindakan=urutkan_slider&page=1')).body.rows;
    expect(trail).toHaveLength(1);
    await post(`/api/slider/${b.id}?_method=PUT`, { ...b, urutan: 9, title: 'B baru' });
    expect(await titles()).toEqual(['B baru', 'A']);
  });
});
