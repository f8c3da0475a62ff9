import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nextNomor } from '../../pendaftaran/next-nomor.ts';
import { write } from '../../situs/testing/admission.ts';
import { createBackup, kodePemulihanOf, restoreBackup } from '../testing/school.ts';

const t = perTest(buildTestApp);

/** The next registration number, and what of it counts. */
const next = async (app: TestApp) => Number(String(await write(app, nextNomor)).match(/\d+$/)?.[0]);

test('a registration number that was given after the backup was made is given to nobody else', async () => {
  const admin = await t.signIn('administrator');
  expect(await next(t)).toBe(1);
  const id = await createBackup(t, admin);
  expect([await next(t), await next(t)]).toEqual([2, 3]);
  expect((await restoreBackup(t, admin, id)).body.status).toBe(true);
  expect(await next(t)).toBe(4);
});

test('on a computer that knows nothing of the school it is none that the lost server may have given', async () => {
  const kode = await kodePemulihanOf(t, await t.signIn('administrator'));
  expect(await next(t)).toBe(1);
  const bytes = readFileSync(t.context.backups.path(await createBackup(t, await t.signIn('administrator'))));
  const spare = await buildTestApp({ isSetUp: false });
  try {
    const init = { method: 'POST', body: new Uint8Array(bytes), duplex: 'half' };
    await spare.app.request('/api/pulihkan-unggah', init);
    expect((await spare.call(undefined, 'POST', '/api/pulihkan-awal', { kode })).body.status).toBe(true);
    expect(await next(spare)).toBe(1_002);
  } finally {
    await spare.close();
  }
});
