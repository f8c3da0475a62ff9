import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Session } from '../../testing/test-app.ts';
import { media } from '../../media/media.table.ts';
import { akun } from './account/akun.table.ts';
import { buildOffice, type Office } from './testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

const save = async (session: Session, fields: object) =>
  (await office.t.call(session, 'POST', '/api/update-profil', fields)).body;

async function upload(session: Session): Promise<string> {
  const create = { width: 20, height: 20, channels: 3 as const, background: '#2266cc' };
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'saya.png'));
  return (await office.t.call(session, 'POST', '/api/media?doctype=avatar', form)).body.name as string;
}

test('S1-CALL-27, S1-PROF-01, S1-PROF-02: name and photo change and are answered as user-info; the address stays', async () => {
  const guru = await office.t.signIn('guru', { nama: 'Bu Ani' });
  const avatar = await upload(guru);
  const body = await save(guru, { username: 'Bu Ani S.Pd.', email: 'lain@x.id', avatar });
  expect(body).toMatchObject({ status: true, message: 'Profil disimpan.' });
  const info = (await office.t.call(guru, 'GET', '/api/user-info')).body;
  expect(body.data).toEqual(info);
  const path = `/api/media/${avatar}`;
  expect(info).toMatchObject({ username: 'Bu Ani S.Pd.', avatar, avatar_path: path });
  expect(info.email).toBe(`guru-${guru.akun_id}`);
  expect((await office.t.call(guru, 'GET', path)).httpStatus).toBe(200);
  expect((await save(guru, { username: 'Bu Ani', avatar: '' })).data.avatar).toBeNull();
});

test('nothing but name and photo is taken: no level, programme, status or password', async () => {
  const operator = await office.t.signIn('operator');
  const { store } = office.t.context;
  const read = async () => (await store.read.select().from(akun).where(eq(akun.id, operator.akun_id)))[0];
  const before = await read();
  const hostile = {
    authent: 'administrator',
    status: 1,
    jurusan_id: 'x',
    sandi_hash: '',
    id: office.admin.akun_id,
  };
  await save(operator, { username: 'Baru', ganti_sandi: true, versi: 99, ...hostile });
  expect(await read()).toEqual({ ...before, username: 'Baru', versi: 2 });
});

test('a photo is the account’s own upload: no other’s, no other kind, nothing unknown', async () => {
  const [own, other] = [await office.t.signIn('operator'), await office.t.signIn('peserta')];
  const stranger = await upload(other);
  for (const avatar of [stranger, 'tidak-ada', '../../x'])
    expect((await save(own, { username: 'A', avatar })).kesalahan).toHaveProperty('avatar');
  const same = await upload(own);
  expect(same).not.toBe(stranger);
  expect((await save(own, { username: 'A', avatar: same })).status).toBe(true);
});

test('a participant has a photo, and the name that his file gives him', async () => {
  const peserta = await office.t.signIn('peserta', { nama: 'Siti' });
  const avatar = await upload(peserta);
  const { data } = await save(peserta, { username: 'Administrator', avatar });
  expect(data).toMatchObject({ username: 'Siti', avatar });
});

test('S1-PROF-03: an empty name is refused at its field and nothing is stored', async () => {
  const operator = await office.t.signIn('operator', { nama: 'Tetap' });
  const body = await save(operator, { username: ' ' });
  expect(body).toMatchObject({ status: false, kesalahan: { username: expect.any(String) } });
  expect((await office.t.call(operator, 'GET', '/api/user-info')).body.username).toBe('Tetap');
});

test('a photo that is saved just before a day is over is kept from the sweep', async () => {
  const guru = await office.t.signIn('guru');
  const avatar = await upload(guru);
  office.t.clock.advance(11 * 3_600_000);
  await save(guru, { username: 'Bu Ani', avatar });
  const [stored] = await office.t.context.store.read.select().from(media).where(eq(media.id, avatar));
  expect(stored?.dibuat_ms).toBe(office.t.clock.nowMs());
});
