import { beforeAll, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));
let id: string;
beforeAll(async () => {
  id = (await t.call(admin, 'POST', '/api/ruang', { name: 'Lab 1', kapasitas: 36 })).body.data.id;
});

const save = async (fields: object) =>
  (await t.call(admin, 'PUT', `/api/ruang/${id}`, { name: 'Lab 2', kapasitas: 40, ...fields })).body;

test.each([
  ['a version that is no number', { versi: '1' }, { versi: expect.stringContaining('Versi') }],
  ['half a version', { versi: 0.5 }, { versi: expect.stringContaining('Versi') }],
  [
    'too long a reason',
    { versi: 99, alasan: 'x'.repeat(501) },
    { alasan: expect.stringContaining('Alasan') },
  ],
])('P13: %s does not switch off the check of versions, but is refused', async (_, options, kesalahan) => {
  expect(await save(options)).toMatchObject({ status: false, kesalahan });
  expect((await t.call(admin, 'DELETE', `/api/ruang/${id}`, options)).body).toMatchObject({
    status: false,
  });
  expect((await t.call(admin, 'GET', `/api/ruang/${id}`)).body).toMatchObject({ name: 'Lab 1', versi: 1 });
});
