import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

test('set-up is open until an administrator exists, then closed for good', async () => {
  const t = await buildTestApp();
  try {
    expect((await t.call(undefined, 'GET', '/api/info')).body).toMatchObject({
      company: 'SMK Uji',
      perlu_setup: true,
    });
    await t.signIn('administrator');
    expect((await t.call(undefined, 'GET', '/api/info')).body.perlu_setup).toBe(false);
    const input = {
      nama_sekolah: 'SMK Lain',
      zona: 'WIB',
      username: 'Orang',
      email: 'orang',
      userpass: 'rahasia-12',
      repass: 'rahasia-12',
    };
    expect((await t.call(undefined, 'POST', '/api/setup', input)).httpStatus).toBe(409);
  } finally {
    await t.close();
  }
});
