import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { beforeEach, expect, test } from 'vitest';
import { readTables } from '../features/pencadangan/testing/read-tables.ts';
import { buildPendaftar, type Pendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { turnOn } from '../testing/turn-on.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const t = perTest(buildTestApp);
let siti: Pendaftar;
let budi: Pendaftar;
beforeEach(async () => {
  await turnOn(t);
  siti = await buildPendaftar(t, 'siti');
  budi = await buildPendaftar(t, 'budi', 'Budi');
  await budi.send({ nama: 'Budi', nisn: '0061234579' });
});

/** An answer that never ends is read by a test of its own. */
const calls = () =>
  t.routes.filter(
    ({ capability, path }) =>
      capability === 'ikutUjian' && path.startsWith('/api/peserta/') && !path.endsWith('/live'),
  );
const isi = Object.entries(buildFormulir({ nama: 'Palsu', nisn: '0061234577' }));
/**
 * A form that would be taken, with what a page never sends: somebody else's ids under every name that one goes by, and what the
 * server alone gives.
 */
const forged: Record<string, unknown> = {
  ...Object.fromEntries(isi.filter(([, value]) => !String(value).startsWith('berkas-'))),
  id: 'budi',
  peserta_id: 'budi',
  akun_id: 'budi',
  nomor_peserta: 'budi',
  operasi_id: 'palsu-1234',
  status: 4,
  nomor_register: 'SPMB-2025-9999',
  terbuka: ['nama'],
  dikirim_ms: 1,
  nilai_rapor: 100,
  title: 'Tanya',
  body: 'Apa?',
  path: 'berkas-budi',
  lampiran: 'berkas-budi',
  berkas: 'berkas-budi',
  konfirmasi: 'Budi',
};
const callAll = async () => {
  const answers = [];
  for (const { method, path } of calls()) {
    const asked = path.replaceAll(/:\w+/g, 'budi');
    const { httpStatus, body } = await t.call(
      siti.session,
      method === 'GET' ? 'GET' : 'POST',
      method === 'GET' || method === 'POST' ? asked : `${asked}?_method=${method}`,
      method === 'GET' ? undefined : forged,
    );
    answers.push({ path, httpStatus, body });
  }
  return answers;
};
/** Rows that are Budi's by any of their columns. */
const rowsOf = async (name: string) =>
  [...(await readTables(t))].flatMap(([table, rows]) =>
    rows.filter((row) => Object.values(row).includes(name)).map((row) => [table, row]),
  );

test.each([0, 1, 2, 3, 4, 5, 6])(
  'at status %i no call of an applicant changes or tells anything of another, whatever it names',
  async (status) => {
    await siti.send();
    await siti.setStatus(status);
    const before = await rowsOf('budi');
    expect(before.length).toBeGreaterThan(3);
    const answers = await callAll();
    expect(answers.length).toBeGreaterThan(20);
    expect(await rowsOf('budi')).toEqual(before);
    for (const { path, httpStatus, body } of answers) {
      expect([path, httpStatus < 500]).toEqual([path, true]);
      expect(JSON.stringify(body), path).not.toMatch(/"Budi"|SPMB-2025-0001/);
    }
  },
);

test.each([1, 3, 4, 5, 6])(
  'at status %i no call of an applicant changes what he has sent',
  async (status) => {
    await siti.send();
    await siti.setStatus(status);
    const own = async () =>
      (await rowsOf('siti')).filter(([table]) =>
        ['berkas', 'berkas_terkirim', 'tanda_berkas', 'peralihan_berkas', 'peserta'].includes(
          table as string,
        ),
      );
    const before = await own();
    expect(before.length).toBeGreaterThan(3);
    await callAll();
    expect(await own()).toEqual(before);
  },
);

test('after a reset every call of an applicant is refused as of somebody who is not signed in', async () => {
  const admin = await t.signIn('administrator');
  const sure = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
  expect((await t.call(admin, 'POST', '/api/profile-reset-data', sure)).body.status).toBe(true);
  const open = (await callAll()).filter(({ httpStatus }) => httpStatus !== 401);
  expect(open).toEqual([]);
  expect((await t.call(undefined, 'POST', '/api/verify', { id: 'kode-budi' })).httpStatus).toBe(404);
});
