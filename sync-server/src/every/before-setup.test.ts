import { expect, test } from 'vitest';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const t = perFile(() => buildTestApp({ isSetUp: false }));

test('before a server has a school, every call that needs no login is answered, and none with an error of the server', async () => {
  const open = t.routes.filter(({ capability, path }) => capability === 'publik' && !path.endsWith('/live'));
  expect(open.length).toBeGreaterThan(15);
  for (const { method, path } of open) {
    const asked = path.replaceAll(/:\w+/g, 'tidak-ada');
    const { httpStatus, body } = await t.call(
      undefined,
      method === 'GET' ? 'GET' : 'POST',
      method === 'GET' || method === 'POST' ? asked : `${asked}?_method=${method}`,
      method === 'GET' ? undefined : {},
    );
    expect.soft([path, httpStatus < 500], JSON.stringify(body)).toEqual([path, true]);
  }
});
