import { cariJawaban } from '@spmb/shared/registrasi/bukti-kerja.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { akun } from '../akun/account/akun.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool } from '../situs/testing/admission.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
beforeEach(() => openPendaftaran(t));

const isian = {
  username: 'Siti Aini',
  email: '0061234578',
  userpass: 'mawar-77',
  repass: 'mawar-77',
  telepon: '0812-3456-7890',
};
const send = (fields: object = {}) => t.call(undefined, 'POST', '/api/registrasi', { ...isian, ...fields });
const login = async (email: string, password: string) =>
  (await t.call(undefined, 'POST', '/api/auth/token', { email, password })).httpStatus;
const accounts = () => t.context.store.read.select().from(akun);
const files = () => t.context.store.read.select().from(peserta);

async function solve(): Promise<{ tantangan: string; jawaban: string }> {
  const { body } = await t.call(undefined, 'POST', '/api/registrasi-tantangan');
  return { tantangan: body.tantangan, jawaban: cariJawaban(body.tantangan, body.bit, 0, 1e7) ?? '' };
}

describe('S1-SIGNUP: an applicant signs up', () => {
  test('S1-SIGNUP-01, N13: with an NISN, and begins with an empty draft that only he can look up', async () => {
    const typed = { email: '006 123 4578', username: 'Siti\u202e  Aini' };
    expect((await send(typed)).body.status).toBe(true);
    expect(await login('0061234578', 'mawar-77')).toBe(200);
    expect(await files()).toMatchObject([
      {
        nama: 'Siti Aini',
        nisn: '0061234578',
        nomor_peserta: '0061234578',
        nomor_hp: '6281234567890',
        status: 0,
        nomor_register: null,
        kode_verifikasi: expect.stringMatching(/^[0-9a-z]{20}$/),
      },
    ]);
    expect(await accounts()).toMatchObject([{ authent: 'peserta', sandi_jenis: 'argon2id', status: 0 }]);
    expect((await t.call(undefined, 'GET', '/api/pendaftars')).body.datas).toEqual([]);
  });

  test('S1-SIGNUP-01: with an e-mail where the school has chosen so, whatever its capitals', async () => {
    await setSchool(t, { regby: 'email' });
    expect((await send({ email: 'Siti@Contoh.com' })).body.status).toBe(true);
    expect(await login('siti@contoh.com', 'mawar-77')).toBe(200);
    expect(await files()).toMatchObject([{ nisn: null, nomor_peserta: 'siti@contoh.com' }]);
  });

  test.each([
    [{ username: ' ' }, 'username', /wajib/],
    [{ username: '\u200b\u202e' }, 'username', /wajib/],
    [{ email: '12345' }, 'email', /10 digit/],
    [{ email: 'siti@contoh.com' }, 'email', /10 digit/],
    [{ telepon: '123' }, 'telepon', /081234567890/],
    [{ userpass: 'abc', repass: 'abc' }, 'userpass', /6 karakter/],
    [{ userpass: '123456', repass: '123456' }, 'userpass', /sering/],
    [{ userpass: '0061234578', repass: '0061234578' }, 'userpass', /tidak boleh sama/],
    [{ repass: 'mawar-78' }, 'repass', /Opps kata sandi tidak sama/],
  ])('S1-SIGNUP-03: %j is refused at its field, and makes nothing', async (fields, field, sentence) => {
    const { body } = await send(fields);
    expect([body.status, body.kesalahan?.[field]]).toEqual([false, expect.stringMatching(sentence)]);
    expect(await accounts()).toEqual([]);
  });

  test.each([
    ['switched off', { pendaftaran_dibuka: false }],
    ['on a day before', { tanggal_mulai: '2025-07-02' }],
    ['on a day after', { tanggal_mulai: '2025-06-01', tanggal_selesai: '2025-06-30' }],
    ['before the hour', { jam_mulai: '07:31' }],
    ['at the hour at which it closes', { jam_selesai: '07:30' }],
    ['without dates', { tanggal_mulai: null }],
  ])('S1-SIGNUP-04, N21: refused %s, also with a proof from before', async (_when, closed) => {
    const bukti = await solve();
    await setSchool(t, closed);
    for (const fields of [{}, { bukti }])
      expect((await send(fields)).body).toMatchObject({ status: false, jenis: 'pendaftaran-tutup' });
    expect((await t.call(undefined, 'POST', '/api/registrasi-tantangan')).body.status).toBe(false);
    expect(await accounts()).toEqual([]);
  });
});

describe('a number that is somebody’s already', () => {
  test('is answered as any other, and stays as it is: sent again, by somebody else, at the same moment', async () => {
    const [first, second] = await Promise.all([send(), send({ userpass: 'melati-88', repass: 'melati-88' })]);
    expect(first.body.status).toBe(true);
    expect(second).toEqual(first);
    const third = await send({ username: 'Penyerang', userpass: 'tulip-9999', repass: 'tulip-9999' });
    expect(third).toEqual(first);
    const [one] = await accounts();
    expect((await accounts()).length + (await files()).length).toBe(2);
    expect(one?.username).toBe('Siti Aini');
    expect(await login('0061234578', 'tulip-9999')).toBe(401);
    const right = [await login('0061234578', 'mawar-77'), await login('0061234578', 'melati-88')];
    expect(right.filter((status) => status === 200)).toHaveLength(1);
  });

  test('also where it is a participant’s who has no account yet, a participant’s number, or a login name of staff', async () => {
    await seedPeserta(t, [
      { nomor_peserta: 'DEMO-1', nisn: '0061234578', status: 4 },
      { nomor_peserta: '0061234579' },
    ]);
    const fresh = await send({ email: '0061234570' });
    for (const email of ['0061234578', '0061234579']) expect(await send({ email })).toEqual(fresh);
    expect((await accounts()).map(({ email }) => email)).toEqual(['0061234570']);
    await setSchool(t, { regby: 'email' });
    const admin = await t.signIn('administrator');
    const [before] = (await accounts()).filter(({ id }) => id === admin.akun_id);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(akun).set({ email: 'kepala@sekolah.id' }).where(eq(akun.id, admin.akun_id)),
    );
    expect((await send({ email: 'KEPALA@sekolah.id' })).body).toEqual(fresh.body);
    const [after] = (await accounts()).filter(({ id }) => id === admin.akun_id);
    expect(after).toEqual({ ...before, email: 'kepala@sekolah.id' });
  });
});

describe('an NISN that somebody else has written in his form', () => {
  const nisn = isian.email;
  const wrote = async (status: number, nomor_register: string | null = 'SPMB-1') => {
    const { akun_id } = await t.signIn('peserta', { nama: 'Penyerang' });
    await seedPeserta(t, [{ nomor_peserta: 'lain', akun_id, nisn, status, nomor_register }]);
  };
  const who = async (email: string, password: string) => {
    const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email, password });
    return (await t.call({ token: body.token, akun_id: '' }, 'GET', '/api/user-info')).body.username;
  };

  test.each([1, 2, 3, 5, 6])(
    'status %i: keeps its owner from nothing, and from then on opens his account alone',
    async (status) => {
      const fresh = await send({ email: '0061234570' });
      await wrote(status);
      expect(await who(nisn, 'mawar-77')).toBeUndefined();
      expect(await send()).toEqual(fresh);
      expect(await who(nisn, 'mawar-77')).toBe('Siti Aini');
      expect(await who(nisn, 'sandi-uji-coba')).toBeUndefined();
    },
  );

  test.each([
    ['the committee has accepted the form', 4, 'SPMB-1'],
    ['the school has imported it, with whatever status', 1, null],
  ])('binds where %s, and the answer tells nothing of it', async (_why, status, nomor_register) => {
    const fresh = await send({ email: '0061234570' });
    await wrote(status, nomor_register);
    expect(await send()).toEqual(fresh);
    expect(await accounts()).toHaveLength(2);
    expect(await who(nisn, 'sandi-uji-coba')).toBe('Penyerang');
  });
});

test('N44: who forgot his password gets the account back by the desk, and by a request that staff answer', async () => {
  await send();
  const admin = await t.signIn('administrator');
  const [file] = await files();
  const desk = await t.call(admin, 'POST', '/api/data-peserta-sandi-baru', { id: file?.id });
  expect(await login('0061234578', desk.body.data.sandi)).toBe(200);
  expect(await login('0061234578', 'mawar-77')).toBe(401);
  await t.call(undefined, 'POST', '/api/lupa-kata-sandi', { email: '0061234578' });
  const [asked] = (await t.call(admin, 'GET', '/api/permintaan-sandi')).body;
  const answered = await t.call(admin, 'POST', '/api/permintaan-sandi-jawab', { id: asked.id });
  expect(await login('0061234578', answered.body.data.sandi)).toBe(200);
});

describe('a robot', () => {
  test('that solves nothing is refused after a few, while who solved a challenge passes from the same address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await send({ email: `00600000${10 + at}` })).httpStatus);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect((await send({ email: '0069999999' })).body.tunggu_detik).toBeGreaterThan(0);
    expect((await send({ bukti: await solve() })).body.status).toBe(true);
    t.clock.advance(minuteMs);
    expect((await send({ email: '0069999999' })).body.status).toBe(true);
  });

  test('uses a solution once, and none that is forged, unsolved, old, or of an earlier life of the server', async () => {
    const bukti = await solve();
    expect((await send({ bukti })).body.status).toBe(true);
    const cheaper = bukti.tantangan.replace(/^\d+/, '1');
    const longer = bukti.tantangan.replace(/\.\d+\./, '.9999999999999.');
    const old = await solve();
    const unsolved = { ...(await solve()), jawaban: 'x' };
    const earlier = await solve();
    const refused = { status: false, jenis: 'bukti-lama' };
    for (const tantangan of [cheaper, longer, '', 'a.b.c.d', '13.1.x.'])
      expect((await send({ bukti: { tantangan, jawaban: '0' } })).body).toMatchObject(refused);
    for (const used of [bukti, unsolved]) expect((await send({ bukti: used })).body).toMatchObject(refused);
    t.clock.advance(30 * minuteMs);
    expect((await send({ bukti: old })).body).toMatchObject(refused);
    t.clock.advance(-30 * minuteMs);
    await t.restart();
    expect((await send({ bukti: earlier })).body).toMatchObject(refused);
  });

  test('a wrong form costs no solution', async () => {
    const bukti = await solve();
    expect((await send({ bukti, telepon: '1' })).body.kesalahan).toBeDefined();
    expect((await send({ bukti })).body.status).toBe(true);
  });
});
