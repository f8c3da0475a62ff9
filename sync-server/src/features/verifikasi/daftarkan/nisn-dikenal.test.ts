import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { seedAcuan } from '../../pendaftaran/testing/seed-acuan.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool, write } from '../../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const nisn = '0061234578';
let rina: Session;
beforeEach(async () => {
  await openPendaftaran(t);
  await seedAcuan(t);
  await setSchool(t, { tanpa_berkas: true });
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
  await seedPeserta(t, [{ nomor_peserta: 'K1', nama: 'Siti Aini', nisn, nisn_dikenal: nisn, status: null }]);
});

const signUp = (email: string) =>
  t.call(undefined, 'POST', '/api/registrasi', {
    username: 'Penyerang',
    email,
    userpass: 'tulip-9999',
    repass: 'tulip-9999',
    telepon: '081234567890',
  });
const who = async (email: string, password: string) => {
  const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email, password });
  return (await t.call({ token: body.token, akun_id: '' }, 'GET', '/api/user-info')).body.username;
};
const form = (more: object = {}) => ({
  ...Object.fromEntries(
    Object.entries(buildFormulir()).map(([name, value]) => [
      name,
      String(value).startsWith('berkas-') ? null : value,
    ]),
  ),
  ...more,
});
/** The desk registers the imported one; answers the password of his new account. */
async function register(more: object = {}): Promise<string> {
  const { id } = (await t.call(rina, 'POST', '/api/verifikasi-cari', { nomor: nisn })).body.data;
  const { body } = await t.call(rina, 'POST', '/api/verifikasi-daftarkan', form({ id, ...more }));
  return body.sandi;
}
const setStatus = (status: number) =>
  write(t, (tx) => tx.update(peserta).set({ status }).where(eq(peserta.nomor_peserta, 'K1')));
const strangers = () => t.context.store.read.select().from(akun).where(eq(akun.username, 'Penyerang'));

test.each([1, 2, 3, 4, 5, 6])(
  'an imported one who was registered at the desk, status %i: nobody signs up with his NISN, however often, and no answer tells of it',
  async (status) => {
    const fresh = await signUp('0061234570');
    const sandi = await register({ foto: null });
    await setStatus(status);
    for (const _ of [1, 2]) expect(await signUp(nisn)).toEqual(fresh);
    expect(await strangers()).toHaveLength(1);
    expect(await who(nisn, sandi)).toBe('Siti Aini');
    expect(await who(nisn, 'tulip-9999')).toBeUndefined();
  },
);

test('before the desk registers him it is his as well: what a stranger tries early leads nowhere later', async () => {
  const fresh = await signUp('0061234570');
  expect(await signUp(nisn)).toEqual(fresh);
  const sandi = await register();
  expect(await signUp(nisn)).toEqual(fresh);
  expect([await who(nisn, sandi), await who(nisn, 'tulip-9999')]).toEqual(['Siti Aini', undefined]);
});

test('who was imported with an account and sends his form himself keeps his NISN, and takes nobody’s by writing it', async () => {
  const { akun_id, ...siti } = await t.signIn('peserta', { nama: 'Siti Aini' });
  await write(t, (tx) =>
    tx.update(peserta).set({ akun_id, status: 0 }).where(eq(peserta.nomor_peserta, 'K1')),
  );
  const lain = '0069999999';
  const sent = await t.call({ ...siti, akun_id }, 'POST', '/api/peserta/pendaftaran', form({ nisn: lain }));
  expect(sent.body.status).toBe(true);
  const fresh = await signUp('0061234570');
  expect(await signUp(nisn)).toEqual(fresh);
  expect(await who(nisn, 'sandi-uji-coba')).toBe('Siti Aini');
  expect(await signUp(lain)).toEqual(fresh);
  expect(await who(lain, 'tulip-9999')).toBe('Penyerang');
  expect(await who(lain, 'sandi-uji-coba')).toBeUndefined();
});

test('who signed up with a NISN himself is not believed for it by sending his form', async () => {
  const own = '0061234590';
  await signUp(own);
  const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email: own, password: 'tulip-9999' });
  const sent = await t.call(
    { token: body.token, akun_id: '' },
    'POST',
    '/api/peserta/pendaftaran',
    form({ nisn: own, foto: null }),
  );
  expect(sent.body.status).toBe(true);
  const [stored] = await t.context.store.read.select().from(peserta).where(eq(peserta.nisn, own));
  expect(stored).toMatchObject({ nisn: own, nisn_dikenal: null });
});

test('a NISN that the desk puts right is known from then on; the one before stays the school’s no longer', async () => {
  const sandi = await register();
  const benar = '0061234579';
  const { id } = (await t.call(rina, 'POST', '/api/verifikasi-cari', { nomor: nisn })).body.data;
  const koreksi = { id, nisn: benar, alasan: 'di hadapan wali' };
  expect((await t.call(rina, 'POST', '/api/verifikasi-koreksi', koreksi)).body.status).toBe(true);
  await signUp(benar);
  expect(await strangers()).toEqual([]);
  expect(await who(benar, sandi)).toBe('Siti Aini');
  await signUp(nisn);
  expect(await who(nisn, 'tulip-9999')).toBe('Penyerang');
});
