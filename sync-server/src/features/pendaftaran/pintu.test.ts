import { beforeEach, describe, expect, test } from 'vitest';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { eq } from 'drizzle-orm';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { pekerjaan } from '../acuan/acuan.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { setSchool, write } from '../situs/testing/admission.ts';
import { berkas } from './berkas.table.ts';
import { buildPendaftar, type Pendaftar } from './testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const path = '/api/peserta/pendaftaran';
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
});

const whole = (more: Partial<Formulir> = {}) => {
  const files = Object.entries(buildFormulir()).filter(([, value]) => String(value).startsWith('berkas-'));
  return { ...buildFormulir(), ...Object.fromEntries(files.map(([name]) => [name, null])), ...more };
};
const send = (fields: object = whole(), who = siti) => t.call(who.session, 'POST', path, fields);
const see = async (who = siti) => (await t.call(who.session, 'GET', path)).body;
async function setPengaturan(kelompok: string, change: object) {
  const admin = await t.signIn('administrator');
  const { tersimpan: _, ...before } = (await t.call(admin, 'GET', '/api/pengaturan')).body[kelompok];
  const { body } = await t.call(admin, 'POST', `/api/pengaturan/${kelompok}?_method=PUT`, {
    ...before,
    ...change,
  });
  if (!body.status) throw new Error(JSON.stringify(body));
}
const open = (terbuka: string[]) =>
  write(t, (tx) => tx.update(berkas).set({ terbuka }).where(eq(berkas.peserta_id, 'siti')));

describe('registration numbers', () => {
  test('D-RULE-06: a format or season that changes in the midst of it gives no number twice', async () => {
    await setPengaturan('pendaftaran', { format_nomor_register: '{nomor:4}' });
    await siti.send();
    await setPengaturan('umum', { tahun_ajaran: '2026/2027' });
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send();
    expect([(await see()).nomor_register, (await see(budi)).nomor_register]).toEqual(['0001', '0002']);
  });
});

describe('an NISN that is somebody else’s', () => {
  const nisn = '0099887766';
  const login = async () => {
    const { body } = await t.call(undefined, 'POST', '/api/auth/token', {
      email: nisn,
      password: 'sandi-uji-coba',
    });
    return (await t.call({ token: body.token, akun_id: '' }, 'GET', '/api/user-info')).body.username;
  };

  test('keeps out nobody whom the school knows by it, and two of whom none is known sign in otherwise', async () => {
    const budi = await t.signIn('peserta', { nama: 'Budi' });
    const row = { nomor_peserta: 'K1', nama: 'Budi', akun_id: budi.akun_id, nisn, status: null };
    await seedPeserta(t, [row]);
    await siti.send({ nisn });
    expect(await login()).toBe('Budi');
    const decoy = await buildPendaftar(t, 'decoy', 'Decoy');
    await decoy.send({ nisn });
    expect(await login()).toBe('Budi');
    await write(t, (tx) => tx.delete(peserta).where(eq(peserta.id, 'K1')));
    expect(await login()).toBeUndefined();
    await decoy.setStatus(4);
    expect(await login()).toBe('decoy');
  });
});

describe('N24: an operation', () => {
  test('that was a send is no withdrawal and no correction', async () => {
    const operasi_id = 'operasi-1';
    await send({ ...whole(), operasi_id });
    const cabut = await t.call(siti.session, 'POST', `${path}-cabut`, {
      konfirmasi: 'Siti Aini',
      operasi_id,
    });
    expect([cabut.body.status, (await see()).status]).toEqual([false, 1]);
  });

  test('that is sent on two ways at once is carried out once, and both are told so', async () => {
    const fields = { ...whole(), versi: 0, operasi_id: 'operasi-1' };
    const both = await Promise.all([send(fields), send(fields)]);
    expect(both.map(({ body }) => body.data?.nomor_register)).toEqual(['SPMB-2025-0001', 'SPMB-2025-0001']);
  });

  test('of somebody else’s is refused with a way out', async () => {
    await send({ ...whole(), operasi_id: 'operasi-1' });
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    const { httpStatus, body } = await send({ ...whole(), operasi_id: 'operasi-1' }, budi);
    expect([httpStatus, body.status, body.message]).toEqual([409, false, expect.stringContaining('ulang')]);
  });
});

describe('a file', () => {
  test('that is no picture is no photo', async () => {
    const pdf = await siti.upload('pdf');
    expect((await send(whole({ foto: pdf }))).body.kesalahan).toEqual({ foto: expect.any(String) });
    expect((await t.call(siti.session, 'POST', `${path}-draf`, { foto: pdf })).body.kesalahan).toEqual({
      foto: expect.any(String),
    });
    expect((await send(whole({ dok_skl: pdf }))).body.status).toBe(true);
  });
});

describe('D-RULE-05: a correction goes through', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['though the school asks for more since then', () => setSchool(t, { tanpa_berkas: false, skck: true })],
    ['though it offers other years', () => setPengaturan('umum', { tahun_ajaran: '2040/2041' })],
    ['though what he chose is gone from its list', () => write(t, (tx) => tx.delete(pekerjaan))],
  ])('%s, where that is not open to him', async (_what, change) => {
    await siti.send();
    await siti.setStatus(2);
    await open(['alamat']);
    await change();
    expect((await send(whole({ alamat: '' }))).body.kesalahan).toEqual({ alamat: expect.any(String) });
    expect((await send(whole({ alamat: 'Jl. Baru 3' }))).body).toMatchObject({
      status: true,
      data: { status: 3, alamat: 'Jl. Baru 3', pekerjaan_id: '01', tahun_lulus: '2025' },
    });
  });

  test('but not where what is open to him makes something else wrong', async () => {
    await siti.send();
    await siti.setStatus(2);
    await open(['daerah_asal']);
    const { body } = await send(whole({ daerah_asal: 'LUAR DAERAH' }));
    expect(body.kesalahan).toEqual({ nama_sekolah_asal: expect.any(String) });
  });
});

describe('whatever is sent', () => {
  test.each<[string, object]>([
    ['a prototype', JSON.parse('{"__proto__":{"nama":"x"},"constructor":{"a":1},"toString":1}') as object],
    ['half a character at the cut', { nama: `${'x'.repeat(119)}😀`, agama: `${'y'.repeat(99)}😀` }],
    [
      'numbers that are none',
      { smt_1_pai: '8e1', smt_1_ips: '0x50', smt_1_ipa: -0, smt_1_mtk: 'NaN', tinggi_badan: 1e308 },
    ],
    ['lists and objects', { nama: ['a'], foto: { a: 1 }, tanggal_lahir: [2010], pernyataan_status: 'true' }],
  ])('%s is kept or left out, and never an error of the server', async (_what, fields) => {
    expect((await t.call(siti.session, 'POST', `${path}-draf`, fields)).body.status).toBe(true);
    const { body, httpStatus } = await send(fields);
    expect([httpStatus, body.status]).toEqual([200, false]);
    expect(Object.values(body.kesalahan as object).every((one) => String(one).endsWith('.'))).toBe(true);
  });

  test.each([-1, 1.5, '1', 1e300, null])(
    'version %j is no version, and nothing is written',
    async (versi) => {
      expect((await send({ ...whole(), versi })).body.status).toBe(false);
      expect((await see()).status).toBe(0);
    },
  );
});
